import { useFaces } from '@/app/_screens/admin/certificate-page/faces'
import { PageContent, pagePoints } from '@/app/_screens/admin/certificate-page/page-content'
import { sampleContent } from '@/lib/domain/certificates/sample-content'
import type { TemplateLayout } from '@/lib/entities/template'

/** A certificate with sample data. */
export function DrawnPage({ layout, label }: { layout: TemplateLayout; label: string }) {
  const isReady = useFaces()
  const { width, height } = pagePoints(layout)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
    >
      {isReady && <PageContent layout={layout} content={sampleContent(null)} />}
    </svg>
  )
}
