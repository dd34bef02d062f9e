import { useState } from 'react'
import type { Schema } from 'yup'
import {
  BannerPreview,
  type BannerValues,
} from '@/app/_screens/admin/beranda/banner-preview'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { SaveBar } from '@/app/_screens/admin/save-bar'
import { Form } from '@/components/form/form'
import { ImageField } from '@/components/form/image-field'
import { RichTextField } from '@/components/form/rich-text-field'
import { Card } from '@/components/ui/card'
import { ProgressBar } from '@/components/ui/progress-bar'
import { errorText } from '@/lib/api/errors'
import { assetUrl } from '@/lib/env'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'

/** Looked at in full width (decision 38). */
const MAX_PIXELS = 1366

export type BannerInput = {
  body: { caption: string }
  /** Only when a new picture was chosen (§5 Admin content). */
  file?: File
  onProgress: (share: number) => void
}

type BannerFormProps = {
  initialValues: BannerValues
  schema: Schema
  imageHint: string
  save: (input: BannerInput) => Promise<unknown>
  /** Said after saving (decision 76). */
  doneText: string
}

/** Picture and caption of a banner, with a look at the result; for adding and editing. */
export function BannerForm(props: BannerFormProps) {
  const { initialValues, schema, imageHint, save, doneText } = props
  const [share, setShare] = useState<number | null>(null)

  async function submit({ image, caption }: BannerValues) {
    const file = image instanceof File ? image : undefined
    if (file) setShare(0)
    try {
      await save({ body: { caption }, file, onProgress: setShare })
    } catch (error) {
      showError(errorText(error))
      throw error
    } finally {
      setShare(null)
    }
    toast.success(doneText)
    goBack('admin/beranda')
  }

  return (
    <Card>
      <Form<BannerValues>
        guard
        initialValues={initialValues}
        schema={schema}
        onSubmit={submit}
        aria-label="Banner"
      >
        <div className="grid gap-6 lg:grid-cols-2">
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
        {share !== null && (
          <ProgressBar
            label="Mengunggah gambar"
            value={Math.round(share * 100)}
            text={`${Math.round(share * 100)}%`}
          />
        )}
        <SaveBar onCancel={() => void leaveScreen('admin/beranda')} />
      </Form>
    </Card>
  )
}
