import type { Chart, ChartOptions } from 'chart.js'
import type { BarItem } from '@/components/content/bar-chart-data'
import type { ChartPalette } from '@/components/content/bar-chart-palette'
import {
  besideBar,
  FONT_SIZE,
  formatCount,
  valueSpace,
  wrapLabel,
} from '@/components/content/bar-chart-text'
import { axisMaximum, TICK_COUNT } from './chart-axis'

/** Under this width every second tick goes without its number, and labels break sooner. */
const NARROW = 560
const SMALL_FONT_SIZE = 12

const isNarrow = ({ width }: Chart) => width < NARROW

type Shown = { items: readonly BarItem[]; unit: string; max?: number | undefined }

function scales(
  {
    items,
    unit,
    max = axisMaximum(Math.max(0, ...items.map(({ value }) => value))),
  }: Shown,
  { ink, quiet, line, font: family }: ChartPalette,
): ChartOptions<'bar'>['scales'] {
  const font = ({ chart }: { chart: Chart }) => ({
    family,
    size: isNarrow(chart) ? SMALL_FONT_SIZE : FONT_SIZE,
  })
  return {
    x: {
      type: 'linear',
      min: 0,
      max,
      title: { display: true, text: unit, color: quiet, font: { family } },
      border: { color: line },
      grid: { color: line },
      ticks: {
        count: TICK_COUNT,
        autoSkip: false,
        maxRotation: 0,
        color: quiet,
        font,
        callback(value, index) {
          const isLeftOut = isNarrow(this.chart) && index % 2 === 1
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
        font,
        callback(value) {
          return besideBar(this.getLabelForValue(Number(value)), isNarrow(this.chart))
        },
      },
    },
  }
}

/** §9: a bar per item on an axis with 11 ticks and a rounded maximum. Nothing moves. */
export const chartOptions = (shown: Shown, palette: ChartPalette): ChartOptions<'bar'> => ({
  indexAxis: 'y',
  animation: false,
  responsive: true,
  maintainAspectRatio: false,
  color: palette.ink,
  font: { family: palette.font, size: FONT_SIZE },
  layout: {
    padding: { right: valueSpace(shown.items) },
  },
  scales: scales(shown, palette),
  plugins: {
    tooltip: {
      displayColors: false,
      titleFont: { family: palette.font },
      bodyFont: { family: palette.font },
      backgroundColor: palette.ground,
      borderColor: palette.line,
      borderWidth: 1,
      titleColor: palette.ink,
      bodyColor: palette.ink,
      callbacks: {
        title: ([bar]) => wrapLabel(bar?.label ?? ''),
        label: ({ parsed }) => `${formatCount(parsed.x ?? 0)} ${shown.unit.toLowerCase()}`,
      },
    },
  },
})
