import type { ReactNode } from 'react'
import { RecordForm } from '@/app/_screens/admin/record-form'
import { VideoEntryPreview } from '@/app/_screens/admin/video-entry-preview'
import { VideoLinkField } from '@/app/_screens/admin/video-link-field'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { VideoEntry } from '@/lib/entities/content'
import { type VideoEntryBody, videoEntrySchema } from '@/lib/validation/content'

type VideoEntryFormProps = {
  entry: VideoEntry
  /** The public page that shows the entry, as the menu names it. */
  page: 'Panduan' | 'Profile'
  reread: () => Promise<unknown>
  save: (values: VideoEntryBody, opened: Opened<VideoEntryBody>) => Promise<unknown>
  /** Fields above the link. */
  children?: ReactNode
}

const valuesOf = ({ id, tautan, deskripsi, version }: VideoEntry) => ({
  ...{ id, tautan, deskripsi, version },
})

const EDIT = editOf(valuesOf, { tautan: 'Tautan', deskripsi: 'Deskripsi' })

/** Link and description of a profile entry or a guide, with a look at the result (decision 37). */
export function VideoEntryForm(props: VideoEntryFormProps) {
  const { entry, page, reread, save, children } = props
  return (
    <Card>
      <RecordForm<VideoEntryBody>
        list={page === 'Profile' ? 'admin/profile' : 'admin/panduan'}
        isNew={false}
        draft={`${page}:${entry.id}`}
        initialValues={valuesOf(entry)}
        schema={videoEntrySchema}
        save={save}
        edit={EDIT}
        reread={reread}
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
  )
}
