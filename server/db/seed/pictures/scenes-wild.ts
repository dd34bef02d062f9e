import {
  at,
  type Canvas,
  COLOURS,
  circle,
  line,
  rect,
  ridge,
  shape,
  sky,
  sun,
  svg,
} from './drawing.ts'
import { mangrove, wood } from './plants.ts'
import type { Light } from './skies.ts'

const birds = ({ width, height, random }: Canvas, colour: string) =>
  Array.from({ length: 7 }, () => {
    const x = width * (0.12 + random.next() * 0.5)
    const y = height * (0.1 + random.next() * 0.2)
    const wing = height * (0.012 + random.next() * 0.012)
    const path = `M${at(x - wing * 2, y - wing)}Q${at(x - wing, y - wing * 1.4)} ${at(x, y)}Q${at(x + wing, y - wing * 1.4)} ${at(x + wing * 2, y - wing)}`
    return line(path, colour, height * 0.004)
  }).join('')

const mist = ({ width, height }: Canvas, y: number) =>
  rect([0, y * height, width, height * 0.07], COLOURS.putih, 'opacity=".16"')

/** Rain forest in layers, with mist between them. */
export const drawForest = (canvas: Canvas, light: Light): string => {
  const [far, middle, near] = light.hills
  const back = ridge(canvas, { level: 0.42, swing: 0.16, waves: 1.4 })
  const mid = ridge(canvas, { level: 0.54, swing: 0.12, waves: 1.8 })
  const front = ridge(canvas, { level: 0.68, swing: 0.08, waves: 1.3 })
  const ground = ridge(canvas, { level: 0.9, swing: 0.05, waves: 1.1 })
  return svg(canvas, [
    sky(canvas, light.sky),
    sun(canvas, [0.76, 0.24], light.sun),
    birds(canvas, COLOURS.rimba900),
    shape(back.path, far),
    mist(canvas, 0.47),
    shape(mid.path, middle),
    wood(canvas, mid, { count: 34, size: 0.11, colours: [middle, near] }),
    mist(canvas, 0.6),
    shape(front.path, near),
    wood(canvas, front, {
      count: 24,
      size: 0.2,
      colours: [near, COLOURS.rimba700, COLOURS.rimba600],
    }),
    shape(ground.path, COLOURS.rimba900),
    wood(canvas, ground, {
      count: 13,
      size: 0.3,
      colours: [COLOURS.rimba800, COLOURS.rimba900],
      kinds: ['broadleaf', 'aren', 'broadleaf'],
    }),
  ])
}

const ripples = ({ width, height, random }: Canvas) =>
  Array.from({ length: 26 }, () => {
    const x = random.next() * width
    const y = height * (0.72 + random.next() * 0.26)
    return line(
      `M${at(x, y)}h${Math.round(width * (0.02 + random.next() * 0.05))}`,
      COLOURS.putih,
      height * 0.004,
      'opacity=".3"',
    )
  }).join('')

/** A mangrove shore at high water. */
export const drawMangrove = (canvas: Canvas, light: Light): string => {
  const { width, height, random } = canvas
  const back = ridge(canvas, { level: 0.5, swing: 0.09, waves: 1.2 })
  const shore = ridge(canvas, { level: 0.64, swing: 0.02, waves: 1.5 })
  const row = (count: number, y: number, size: number, colours: readonly string[]) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.2 + random.next() * 0.6) / count) * width
      const tall = height * size * (0.8 + random.next() * 0.4)
      return mangrove(canvas, [x, height * y, tall], random.pick(colours))
    }).join('')
  return svg(canvas, [
    sky(canvas, light.sky),
    sun(canvas, [0.24, 0.26], light.sun),
    birds(canvas, COLOURS.rimba900),
    shape(back.path, light.hills[0]),
    shape(shore.path, light.hills[1]),
    rect([0, height * 0.66, width, height * 0.34], '#5E9FA8'),
    rect([0, height * 0.8, width, height * 0.2], '#2F6E75', 'opacity=".6"'),
    row(13, 0.69, 0.24, [COLOURS.rimba500, light.hills[2]]),
    circle([width * 0.24, height * 0.8, height * 0.09], light.sun, 'opacity=".25"'),
    ripples(canvas),
    row(7, 0.86, 0.4, [COLOURS.rimba600, COLOURS.rimba700, COLOURS.rimba800]),
    rect([0, height * 0.93, width, height * 0.07], COLOURS.rimba950, 'opacity=".55"'),
  ])
}
