import { useFormikContext } from 'formik'
import { RichText } from '@/components/content/rich-text'
import { VideoEmbed } from '@/components/content/video-embed'
import { plainText } from '@/lib/domain/text/search'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { VideoEntryBody } from '@/lib/validation/content'

/** Video and description as visitors will see them; `page` is the page's name in the menu. */
export function VideoEntryPreview({ page }: { page: string }) {
  const { tautan, deskripsi } = useFormikContext<VideoEntryBody>().values
  const link = tautan.trim()
  const hasLink = isWebAddress(link)
  const hasText = plainText(deskripsi) !== ''
  return (
    <section aria-label="Pratinjau" className="min-w-0 lg:sticky lg:top-20">
      <h2 className="mb-1.5 font-semibold text-sm">Pratinjau di halaman {page}</h2>
      <div className="wrap-anywhere grid gap-5 rounded-md border border-line bg-page p-4 md:p-6">
        {hasLink && <VideoEmbed url={link} title={`video ${page.toLowerCase()}`} />}
        {hasText && <RichText html={deskripsi} />}
        {!hasLink && !hasText && (
          <p className="text-ink-2">Video dan deskripsi tampil di sini sambil ditulis.</p>
        )}
      </div>
    </section>
  )
}
