import type { Schema } from 'yup'
import {
  BannerPreview,
  type BannerValues,
} from '@/app/_screens/admin/beranda/banner-preview'
import {
  type BannerInput,
  useBannerUpload,
} from '@/app/_screens/admin/beranda/use-banner-upload'
import { RecordForm } from '@/app/_screens/admin/record-form'
import { ImageField } from '@/components/form/image-field'
import { editOf, type Versioned } from '@/components/form/parts/send-edit'
import { Sending } from '@/components/form/parts/sending'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { Banner } from '@/lib/entities/content'
import { assetUrl } from '@/lib/env'

/** Looked at in full width (decision 38). */
const MAX_PIXELS = 1366

type BannerFormProps = {
  /** Of the banner that is changed; null for a new one. */
  id: string | null
  initialValues: BannerValues & Versioned
  schema: Schema
  imageHint: string
  reread?: (() => Promise<unknown>) | undefined
  save: (input: BannerInput) => Promise<unknown>
}

const EDIT = editOf(
  ({ image, caption, version }: Banner) => ({ image, caption, version }),
  { image: 'Gambar', caption: 'Caption' },
)

/** Picture and caption of a banner, with a look at the result; for adding and editing. */
export function BannerForm(props: BannerFormProps) {
  const { id, initialValues, schema, imageHint, reread, save } = props
  const { percent, send, cancel } = useBannerUpload(save)

  return (
    <Card>
      <RecordForm<BannerValues>
        list="admin/beranda"
        isNew={id === null}
        draft={`beranda:${id ?? 'new'}`}
        initialValues={initialValues}
        schema={schema}
        edit={EDIT}
        reread={reread}
        save={(values, { version }) => send(values, version)}
        aria-label="Banner"
      >
        <div className="grid grid-cols-pair gap-6">
          <div className="min-w-0 space-y-5">
            <ImageField
              name="image"
              label="Gambar"
              hint={imageHint}
              maxPixels={MAX_PIXELS}
              addressOf={assetUrl}
            />
            <RichTextField name="caption" label="Caption" />
          </div>
          <BannerPreview />
        </div>
        {percent !== null && (
          <Sending label="Mengunggah gambar" percent={percent} onCancel={cancel} />
        )}
      </RecordForm>
    </Card>
  )
}
