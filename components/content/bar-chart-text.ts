import type { Plugin } from 'chart.js'
import { formatNumber } from '@/lib/domain/text/numbers'

/** CSS pixels. */
export const FONT_SIZE = 14

/** Letters of a line. */
const LINE = 28

/** Names break between words, and inside a word only where it is longer than a line. */
export function wrapLabel(label: string, width = LINE): string[] {
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

/** In lines that stay apart from those of the next bar; whole the name stands where its bar is pointed at. */
export function besideBar(label: string, isNarrow: boolean): string[] {
  const [width, most] = isNarrow ? [14, 3] : [LINE, 2]
  const lines = wrapLabel(label, width)
  const shown = lines.slice(0, most)
  if (lines.length > most) shown.push(`${shown.pop()?.slice(0, width - 1)}…`)
  return shown
}

/** '1.250', as Indonesian writes it. */
export const formatCount = (value: number) => formatNumber(value)

/** Before a value behind its bar, and for each of its digits, in CSS pixels. */
const VALUE_SPACE = { before: 10, digit: 9 }

/** Room for the longest value behind the longest bar. */
export const valueSpace = (items: readonly { value: number }[]) =>
  VALUE_SPACE.before +
  VALUE_SPACE.digit * Math.max(0, ...items.map(({ value }) => formatCount(value).length))

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
