import { Suspense } from 'react'
import type { BarChartProps } from '@/components/content/bar-chart-canvas'
import { chartHeight } from '@/components/content/bar-chart-data'
import type { PictureInput } from '@/components/content/bar-chart-picture'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'

// chart.js is large and only for whoever looks at a chart.
const BarChartCanvas = lazyPart(
  async () => (await import('@/components/content/bar-chart-canvas')).BarChartCanvas,
)

/**
 * Horizontal bars with their values (§9 'The infographic chart'). What it shows must also stand
 * somewhere as text: a canvas has none.
 */
export function BarChart(props: BarChartProps) {
  return (
    <div
      className="relative min-w-0 print:h-auto!"
      style={{ height: chartHeight(props.items.length) }}
    >
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <BarChartCanvas {...props} />
      </Suspense>
    </div>
  )
}

/** The same chart as a PNG with a title, for reports. */
export async function barChartPicture(input: PictureInput): Promise<Blob> {
  const { drawPicture } = await import('@/components/content/bar-chart-picture')
  return drawPicture(input)
}
