import type { Plugin } from 'chart.js'
import { formatNumber } from '@/lib/domain/text/numbers'

/** CSS pixels. */
export const FONT_SIZE = 14

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
export const formatCount = (value: number) => formatNumber(value)

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
