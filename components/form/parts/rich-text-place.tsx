import { Skeleton } from '@/components/ui/skeleton'
import { plainText } from '@/lib/domain/text/search'

/** The bare text while its editor is on its way, about as high as in it, so that what stands below stays there. */
export function RichTextPlace({ html }: { html: string }) {
  return (
    <div
      aria-hidden="true"
      className="min-h-60 overflow-hidden rounded-md border border-line-input bg-card md:min-h-48"
    >
      <Skeleton className="h-25 w-full rounded-none md:h-13" />
      <p className="min-h-36 px-3 py-2.5">{plainText(html)}</p>
    </div>
  )
}
