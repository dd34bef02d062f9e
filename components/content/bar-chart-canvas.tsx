import '@/components/content/bar-chart-engine'
import { useMemo } from 'react'
import { Chart } from 'react-chartjs-2'
import { type BarItem, chartData } from '@/components/content/bar-chart-data'
import { useChartPalette } from '@/components/content/bar-chart-palette'
import { chartOptions } from '@/components/content/bar-chart-settings'
import { valueLabels } from '@/components/content/bar-chart-text'

const PLUGINS = [valueLabels]

export type BarChartProps = {
  items: readonly BarItem[]
  /** What the values count, on the axis: 'Jumlah peserta'. */
  unit: string
  /** The chart in words, for those who do not see it. */
  label: string
  /** End of the axis where the values have a scale of their own; else it is rounded up from the largest. */
  max?: number | undefined
}

/** The chart itself, drawn by chart.js into the box around it. */
export function BarChartCanvas({ items, unit, label, max }: BarChartProps) {
  const palette = useChartPalette()
  const data = useMemo(() => chartData(items, unit, palette), [items, unit, palette])
  const options = useMemo(
    () => chartOptions({ items, unit, max }, palette),
    [items, unit, max, palette],
  )
  return (
    <Chart
      type="bar"
      data={data}
      options={options}
      plugins={PLUGINS}
      role="img"
      aria-label={label}
      className="print:h-auto! print:max-w-full!"
    />
  )
}
