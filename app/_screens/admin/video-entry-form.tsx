import type { ReactNode } from 'react'
import { RecordForm } from '@/app/_screens/admin/record-form'
import { VideoEntryPreview } from '@/app/_screens/admin/video-entry-preview'
import { VideoLinkField } from '@/app/_screens/admin/video-link-field'
import { QueryState } from '@/app/_screens/query-state'
import { editOf } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { VideoEntry } from '@/lib/entities/content'
import { type VideoEntryBody, videoEntrySchema } from '@/lib/validation/content'

/** The public page that shows the entry, as the menu names it. */
const PAGES = {
  panduan: {
    calls: api.panduan,
    page: 'Panduan',
    failure: 'Panduan tidak dapat dimuat',
  },
  profile: {
    calls: api.profile,
    page: 'Profile',
    failure: 'Profil tidak dapat dimuat',
  },
} as const

type VideoEntryFormProps = {
  id: string
  of: keyof typeof PAGES
  /** Fields above the link. */
  children?: ReactNode
}

const valuesOf = ({ id, tautan, deskripsi, version }: VideoEntry) => ({
  ...{ id, tautan, deskripsi, version },
})

const EDIT = editOf(valuesOf, { tautan: 'Tautan', deskripsi: 'Deskripsi' })

/** Link and description of a profile entry or a guide, with a look at the result (decision 37). */
export function VideoEntryForm({ id, of, children }: VideoEntryFormProps) {
  const { calls, page, failure } = PAGES[of]
  const params = { id }
  const query = useQuery(calls.get, { params })
  const [update] = useMutation(calls.update)
  return (
    <QueryState
      query={query}
      title={failure}
      skeleton={<Skeleton className="h-160 w-full" />}
    >
      {(entry) => (
        <Card>
          <RecordForm<VideoEntryBody>
            key={id}
            list={`admin/${of}`}
            isNew={false}
            draft={`${page}:${id}`}
            initialValues={valuesOf(entry)}
            schema={videoEntrySchema}
            save={(body, { version }) => update({ params, body }, { version })}
            edit={EDIT}
            reread={() => call(calls.get, { params })}
            aria-label={page}
          >
            <div className="grid grid-cols-pair items-start gap-6">
              <div className="min-w-0 space-y-5">
                {children}
                <VideoLinkField />
                <RichTextField name="deskripsi" label="Deskripsi" headings />
              </div>
              <VideoEntryPreview page={page} />
            </div>
          </RecordForm>
        </Card>
      )}
    </QueryState>
  )
}
