import type { ChartData, ChartOptions, Plugin } from 'chart.js'
import type { ChartPalette } from '@/components/content/bar-chart-palette'
import { axisMaximum, TICK_COUNT } from '@/lib/domain/chart-axis'

export type BarItem = { label: string; value: number }

/** CSS pixels. */
const FONT_SIZE = 14
const BAR_HEIGHT = 48
const AXIS_HEIGHT = 72
const VALUE_SPACE = 44
/** Under this width every second tick goes without its number, and labels break sooner. */
const NARROW = 560

/** Names break between words, and inside a word only where it is longer than a line. */
export function wrapLabel(label: string, width: number): string[] {
  const words = label
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** '1.250', as Indonesian writes it. */
export const formatCount = (value: number) => value.toLocaleString('id-ID')

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

function scales(
  items: readonly BarItem[],
  unit: string,
  { ink, quiet, line }: ChartPalette,
): ChartOptions<'bar'>['scales'] {
  const max = axisMaximum(Math.max(0, ...items.map(({ value }) => value)))
  return {
    x: {
      type: 'linear',
      min: 0,
      max,
      title: { display: true, text: unit, color: quiet },
      border: { color: line },
      grid: { color: line },
      ticks: {
        count: TICK_COUNT,
        autoSkip: false,
        maxRotation: 0,
        color: quiet,
        callback(value, index) {
          const isLeftOut = this.chart.width < NARROW && index % 2 === 1
          return isLeftOut ? '' : formatCount(Number(value))
        },
      },
    },
    y: {
      type: 'category',
      border: { color: line },
      grid: { display: false },
      ticks: {
        autoSkip: false,
        color: ink,
        callback(value) {
          const label = this.getLabelForValue(Number(value))
          return wrapLabel(label, this.chart.width < NARROW ? 14 : 28)
        },
      },
    },
  }
}

/** §9: a bar per item on an axis with 11 ticks and a rounded maximum. Nothing moves. */
export const chartOptions = (
  items: readonly BarItem[],
  unit: string,
  palette: ChartPalette,
): ChartOptions<'bar'> => ({
  indexAxis: 'y',
  animation: false,
  responsive: true,
  maintainAspectRatio: false,
  color: palette.ink,
  font: { family: palette.font, size: FONT_SIZE },
  layout: { padding: { right: VALUE_SPACE } },
  scales: scales(items, unit, palette),
  plugins: {
    tooltip: {
      displayColors: false,
      backgroundColor: palette.ground,
      borderColor: palette.line,
      borderWidth: 1,
      titleColor: palette.ink,
      bodyColor: palette.ink,
      callbacks: {
        label: ({ parsed }) => `${formatCount(parsed.x ?? 0)} ${unit.toLowerCase()}`,
      },
    },
  },
})

/** The value behind the end of each bar. */
export const valueLabels: Plugin<'bar'> = {
  id: 'valueLabels',
  // The font's own space is narrow; `body` widens it the same way.
  beforeDraw: ({ ctx }) => {
    if ('wordSpacing' in ctx) ctx.wordSpacing = '1px'
  },
  afterDatasetsDraw: (chart) => {
    const { ctx, data, options } = chart
    const values = data.datasets[0]?.data ?? []
    ctx.save()
    ctx.font = `600 ${FONT_SIZE}px ${options.font?.family ?? 'sans-serif'}`
    ctx.fillStyle = String(options.color)
    ctx.textBaseline = 'middle'
    chart.getDatasetMeta(0).data.forEach(({ x, y }, index) => {
      ctx.fillText(formatCount(Number(values[index])), x + 8, y)
    })
    ctx.restore()
  },
}
