import { Suspense } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import type { TemplateLayout } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'

const DrawnPage = lazyPart(
  async () => (await import('@/app/_screens/admin/certificate-page/drawn-page')).DrawnPage,
)

type PagePictureProps = { layout: TemplateLayout; label: string }

/** How a certificate of a template looks, as wide as its place. */
export function PagePicture(props: PagePictureProps) {
  const { width, height } = PAGE_MM[props.layout.orientation]
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className="w-full overflow-hidden rounded-sm bg-white shadow-e1"
    >
      <Suspense>
        <DrawnPage {...props} />
      </Suspense>
    </div>
  )
}
