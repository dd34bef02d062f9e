import type { TemplateField } from '../../entities/template.ts'
import { fitText, type LetterWidth } from './fit-text.ts'

/** Points of a millimetre. */
export const POINTS = 72 / 25.4

/** A box of millimetres in points. */
export const pointsOf = ({
  x,
  y,
  width,
  height,
}: Pick<TemplateField, 'x' | 'y' | 'width' | 'height'>) => ({
  ...{ x: x * POINTS, y: y * POINTS, width: width * POINTS, height: height * POINTS },
})

/** Distance of lines, and of a line's letters from its upper edge, in sizes of their letters. */
const LEADING = 1.15
const BASELINE = 0.82

export type SetLine = { text: string; baseline: number }
/** A text as it is set: size, gap between letters and baselines in points from the page's upper edge. */
export type SetText = { size: number; gap: number; lines: SetLine[] }

type Place = Pick<TemplateField, 'y' | 'width' | 'height' | 'size' | 'spacing'>

/** How a text stands in its box, on paper and on the screen alike: in the middle of its height. */
export const setText = (text: string, place: Place, widthOf: LetterWidth): SetText => {
  const [width, height] = [place.width * POINTS, place.height * POINTS]
  const share = place.spacing / 100
  const box = { width, height, size: place.size, leading: LEADING }
  const { size, lines } = fitText(text, box, (letter) => widthOf(letter) + share)
  const step = size * LEADING
  const first = place.y * POINTS + (height - lines.length * step) / 2 + size * BASELINE
  return {
    ...{ size, gap: size * share },
    lines: lines.map((line, index) => ({ text: line, baseline: first + index * step })),
  }
}
