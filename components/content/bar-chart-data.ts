import type { ChartData } from 'chart.js'
import type { ChartPalette } from '@/components/content/bar-chart-palette'

export type BarItem = { label: string; value: number }

/** CSS pixels. */
const BAR_HEIGHT = 56
const AXIS_HEIGHT = 72

/** Height in CSS pixels that so many bars need. */
export const chartHeight = (count: number) => count * BAR_HEIGHT + AXIS_HEIGHT

export const chartData = (
  items: readonly BarItem[],
  unit: string,
  palette: ChartPalette,
): ChartData<'bar', number[], string> => ({
  labels: items.map(({ label }) => label),
  datasets: [
    {
      label: unit,
      data: items.map(({ value }) => value),
      backgroundColor: palette.bar,
      hoverBackgroundColor: palette.barHover,
      borderRadius: 4,
      maxBarThickness: 28,
    },
  ],
})
