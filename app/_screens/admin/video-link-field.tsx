import { useFormikContext } from 'formik'
import { videoSource } from '@/components/content/video-source'
import { TextField } from '@/components/form/text-field'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { VideoEntryBody } from '@/lib/validation/content'

/** What visitors get from the link, said while it is typed (decision 63). */
function linkCheck(link: string): string {
  const source = videoSource(link)
  if (source) return `Tautan video dikenali: ${source.provider}`
  if (!isWebAddress(link.trim())) return ''
  return 'Bukan video YouTube atau Vimeo: pengunjung melihatnya sebagai tautan biasa.'
}

/** The video's link, recognised or not. */
export function VideoLinkField() {
  const { tautan } = useFormikContext<VideoEntryBody>().values
  return (
    <TextField
      name="tautan"
      label="Tautan video"
      type="url"
      hint="Tautan YouTube atau Vimeo diputar langsung di halaman."
      autoComplete="off"
      aside={
        <p role="status" className="mt-1 text-ink-2 text-sm">
          {linkCheck(tautan)}
        </p>
      }
    />
  )
}
