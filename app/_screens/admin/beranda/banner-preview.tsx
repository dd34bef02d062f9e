import { useFormikContext } from 'formik'
import { RichText } from '@/components/content/rich-text'
import type { ImageValue } from '@/components/form/image-field'
import { ForestIllustration } from '@/components/ui/forest-illustration'
import { useObjectUrl } from '@/lib/browser/use-object-url'
import { assetUrl } from '@/lib/env'

export type BannerValues = { image: ImageValue; caption: string }

/** The banner as the start page will cut and write it, while it is being made. */
export function BannerPreview() {
  const { image, caption } = useFormikContext<BannerValues>().values
  const local = useObjectUrl(image instanceof File ? image : null)
  const address = local ?? (typeof image === 'string' ? assetUrl(image) : null)
  return (
    <section aria-label="Pratinjau banner">
      <h2 className="mb-1.5 font-semibold text-sm">Pratinjau di halaman Beranda</h2>
      <div className="relative aspect-16/10 overflow-hidden rounded-2xl bg-rimba-900 text-white">
        {address ? (
          <img src={address} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <ForestIllustration />
        )}
        <div className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-rimba-950/95 via-40% via-rimba-950/65 to-transparent p-4 md:p-6">
          <div className="text-balance font-extrabold text-xl">
            <RichText html={caption} clamp={3} />
          </div>
        </div>
      </div>
      <p className="mt-2 text-ink-2 text-sm">
        Bagian gambar di luar bingkai ini tidak terlihat pada layar tertentu.
      </p>
    </section>
  )
}
