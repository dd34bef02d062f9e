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
import { editOf } from '@/components/form/parts/send-edit'
import { Sending } from '@/components/form/parts/sending'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import type { Banner } from '@/lib/entities/content'
import { assetUrl } from '@/lib/env'
import { bannerSchema, newBannerFormSchema } from '@/lib/validation/content'

/** Looked at in full width (decision 38). */
const MAX_PIXELS = 1366

type BannerFormProps = {
  /** What is changed; null for a new one. */
  stored: Banner | null
  reread?: (() => Promise<unknown>) | undefined
  save: (input: BannerInput) => Promise<unknown>
}

const NEW = { image: null, caption: '' }
const valuesOf = ({ image, caption, version }: Banner) => ({ image, caption, version })
const EDIT = editOf(valuesOf, { image: 'Gambar', caption: 'Caption' })

/** Picture and caption of a banner, with a look at the result; for adding and editing. */
export function BannerForm({ stored, reread, save }: BannerFormProps) {
  const { percent, send, cancel } = useBannerUpload(save)

  return (
    <Card>
      <RecordForm<BannerValues>
        list="admin/beranda"
        isNew={stored === null}
        draft={`beranda:${stored?.id ?? 'new'}`}
        initialValues={stored ? valuesOf(stored) : NEW}
        schema={stored ? bannerSchema : newBannerFormSchema}
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
              hint={
                stored
                  ? 'Gambar yang tersimpan tetap dipakai bila Anda tidak memilih gambar baru.'
                  : 'Format JPG, JPEG, atau PNG. Gambar mendatar tampil paling baik.'
              }
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
