import type { ReactNode } from 'react'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { VideoEntryPreview } from '@/app/_screens/admin/video-entry-preview'
import { VideoLinkField } from '@/app/_screens/admin/video-link-field'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { VideoEntry } from '@/lib/entities/content'
import { type VideoEntryBody, videoEntrySchema } from '@/lib/validation/content'

type VideoEntryFormProps = {
  entry: VideoEntry
  /** The public page that shows the entry, as the menu names it. */
  page: string
  /** Saves, tells and leaves. */
  save: (values: VideoEntryBody, opened: Opened<VideoEntryBody>) => Promise<void>
  onCancel: () => void
  /** Fields above the link. */
  children?: ReactNode
}

const valuesOf = ({ id, tautan, deskripsi, version }: VideoEntry) => ({
  ...{ id, tautan, deskripsi, version },
})

const EDIT = editOf(valuesOf, { tautan: 'Tautan', deskripsi: 'Deskripsi' })

/** Link and description of a profile entry or a guide, with a look at the result (decision 37). */
export function VideoEntryForm(props: VideoEntryFormProps) {
  const { entry, page, save, onCancel, children } = props
  return (
    <Card>
      <Form<VideoEntryBody>
        guard
        initialValues={valuesOf(entry)}
        schema={videoEntrySchema}
        onSubmit={save}
        edit={EDIT}
        aria-label={page}
      >
        <KeptDraft name={`${page}:${entry.id}`} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="min-w-0 space-y-5">
            {children}
            <VideoLinkField />
            <RichTextField name="deskripsi" label="Deskripsi" headings />
          </div>
          <VideoEntryPreview page={page} />
        </div>
        <SaveBar onCancel={onCancel} />
      </Form>
    </Card>
  )
}
