import {
  at,
  type Canvas,
  COLOURS,
  line,
  rect,
  ridge,
  shape,
  sky,
  sun,
  svg,
} from './drawing.ts'
import { aren, broadleaf, seedling, wood } from './plants.ts'
import { DUSK, type Light } from './skies.ts'

/** Beds of seedlings under shade nets, larger towards the viewer. */
const beds = ({ width, height, random }: Canvas) =>
  Array.from({ length: 6 }, (_, row) => {
    const share = (row + 1) / 6
    const y = height * (0.6 + share * 0.4)
    const tall = height * (0.05 + share * 0.11)
    const step = tall * 0.95
    const count = Math.ceil(width / step) + 1
    const soil = rect(
      [0, y - tall * 0.28, width, tall * 0.4],
      COLOURS.tanah,
      'opacity=".5"',
    )
    const plants = Array.from({ length: count }, (__, index) =>
      seedling(
        index * step + random.next() * step * 0.2,
        y,
        tall * (0.85 + random.next() * 0.3),
        random.pick([COLOURS.rimba400, COLOURS.rimba500, COLOURS.rimba600]),
      ),
    )
    return soil + plants.join('')
  }).join('')

const shadeNet = ({ width, height }: Canvas) => {
  const posts = [0.08, 0.36, 0.64, 0.92].map((x) =>
    rect([width * x, height * 0.4, width * 0.009, height * 0.3], COLOURS.kayu700),
  )
  const net = `M${at(0, height * 0.42)}L${at(width * 0.22, height * 0.36)}L${at(width * 0.5, height * 0.42)}L${at(width * 0.78, height * 0.36)}L${at(width, height * 0.42)}L${at(width, height * 0.455)}L${at(width * 0.78, height * 0.395)}L${at(width * 0.5, height * 0.455)}L${at(width * 0.22, height * 0.395)}L${at(0, height * 0.455)}z`
  return posts.join('') + shape(net, COLOURS.rimba900, 'opacity=".85"')
}

/** A nursery below the hills. */
export const drawNursery = (canvas: Canvas, light: Light): string => {
  const [far, middle] = light.hills
  const back = ridge(canvas, { level: 0.4, swing: 0.14, waves: 1.3 })
  const mid = ridge(canvas, { level: 0.52, swing: 0.06, waves: 1.6 })
  const { width, height } = canvas
  return svg(canvas, [
    sky(canvas, light.sky),
    sun(canvas, [0.7, 0.2], light.sun),
    shape(back.path, far),
    shape(mid.path, middle),
    wood(canvas, mid, { count: 22, size: 0.12, colours: [middle, COLOURS.rimba500] }),
    rect([0, height * 0.57, width, height * 0.43], COLOURS.rimba800),
    shadeNet(canvas),
    beds(canvas),
  ])
}

const tower = ({ width, height }: Canvas, x: number) => {
  const [left, top, half] = [width * x, height * 0.26, height * 0.075]
  const bottom = height * 0.78
  const legs = [-1, 1].map(
    (side) =>
      `M${at(left + side * half * 0.6, top)}L${at(left + side * half * 1.2, bottom)}`,
  )
  const braces = [0, 1, 2, 3].map((step) => {
    const y = top + ((bottom - top) * step) / 4
    const next = top + ((bottom - top) * (step + 1)) / 4
    const side = step % 2 ? 1 : -1
    return `M${at(left + side * half * 0.7, y)}L${at(left - side * half, next)}`
  })
  return (
    line([...legs, ...braces].join(''), COLOURS.rimba950, height * 0.009) +
    rect([left - half, top - half * 0.9, half * 2, half * 0.95], COLOURS.rimba950) +
    rect([left - half * 0.7, top - half * 0.62, half * 1.4, half * 0.36], '#FFD98A') +
    shape(
      `M${at(left - half * 1.35, top - half * 0.85)}L${at(left, top - half * 1.9)}L${at(left + half * 1.35, top - half * 0.85)}z`,
      COLOURS.rimba950,
    )
  )
}

const smoke = ({ width, height }: Canvas) => {
  const [x, y] = [width * 0.22, height * 0.6]
  const path = `M${at(x, y)}C${at(x - width * 0.05, y - height * 0.16)} ${at(x + width * 0.1, y - height * 0.22)} ${at(x + width * 0.04, y - height * 0.36)}S${at(x + width * 0.16, y - height * 0.5)} ${at(x + width * 0.2, y - height * 0.56)}L${at(x + width * 0.27, y - height * 0.5)}C${at(x + width * 0.15, y - height * 0.36)} ${at(x + width * 0.16, y - height * 0.16)} ${at(x + width * 0.025, y)}z`
  return shape(path, '#D8C3B4', 'opacity=".35"')
}

/** A watch tower at dusk, smoke far away. */
export const drawFirePatrol = (canvas: Canvas): string => {
  const back = ridge(canvas, { level: 0.52, swing: 0.12, waves: 1.2 })
  const mid = ridge(canvas, { level: 0.66, swing: 0.07, waves: 1.7 })
  const front = ridge(canvas, { level: 0.82, swing: 0.05, waves: 1.2 })
  const [far, middle, near] = DUSK.hills
  return svg(canvas, [
    sky(canvas, DUSK.sky),
    sun(canvas, [0.46, 0.44], DUSK.sun),
    smoke(canvas),
    shape(back.path, far),
    shape(mid.path, middle),
    wood(canvas, mid, { count: 26, size: 0.13, colours: [middle, near] }),
    tower(canvas, 0.74),
    shape(front.path, near),
    wood(canvas, front, { count: 15, size: 0.24, colours: [near, COLOURS.rimba950] }),
  ])
}

/** Boundary stones in a row over open hills. */
export const drawBoundary = (canvas: Canvas, light: Light): string => {
  const { width, height } = canvas
  const [far, middle, near] = light.hills
  const back = ridge(canvas, { level: 0.4, swing: 0.16, waves: 1.2 })
  const mid = ridge(canvas, { level: 0.58, swing: 0.08, waves: 1.5 })
  const front = ridge(canvas, { level: 0.76, swing: 0.06, waves: 1 })
  const stones = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
    const [x, y, tall] = [width * share, front.yAt(width * share), height * 0.15]
    const wide = tall * 0.3
    return (
      rect([x - wide / 2, y - tall, wide, tall * 1.2], COLOURS.putih, 'rx="3"') +
      rect([x - wide / 2, y - tall, wide, tall * 0.32], COLOURS.merah700, 'rx="3"')
    )
  })
  const trail = Array.from({ length: 21 }, (_, index) => {
    const x = (index / 20) * width
    return at(x, front.yAt(x) - height * 0.045)
  }).join('L')
  return svg(canvas, [
    sky(canvas, light.sky),
    sun(canvas, [0.3, 0.22], light.sun),
    shape(back.path, far),
    shape(mid.path, middle),
    wood(canvas, mid, { count: 30, size: 0.15, colours: [middle, near, COLOURS.rimba600] }),
    shape(front.path, COLOURS.rimba700),
    line(`M${trail}`, COLOURS.kayu200, height * 0.007, 'stroke-dasharray="14 12"'),
    stones.join(''),
  ])
}

const terraces = (canvas: Canvas) =>
  Array.from({ length: 5 }, (_, index) => {
    const level = 0.6 + index * 0.085
    const { path } = ridge(canvas, { level, swing: 0.03, waves: 0.8 })
    const colours = [
      COLOURS.rimba400,
      '#9DB85C',
      COLOURS.rimba500,
      '#B5A04A',
      COLOURS.rimba700,
    ]
    return shape(path, colours[index] ?? COLOURS.rimba700)
  }).join('')

/** A farmers' hut between trees and terraces: people living with the forest. */
export const drawAgroforest = (canvas: Canvas, light: Light): string => {
  const { width, height } = canvas
  const [far, middle] = light.hills
  const back = ridge(canvas, { level: 0.4, swing: 0.18, waves: 1.3 })
  const mid = ridge(canvas, { level: 0.54, swing: 0.06, waves: 1.4 })
  const [x, y, wide] = [width * 0.62, height * 0.72, height * 0.2]
  const hut =
    rect([x, y, wide, wide * 0.55], COLOURS.kayu700) +
    rect([x + wide * 0.4, y + wide * 0.18, wide * 0.2, wide * 0.37], COLOURS.kayu200) +
    shape(
      `M${at(x - wide * 0.2, y)}L${at(x + wide / 2, y - wide * 0.55)}L${at(x + wide * 1.2, y)}z`,
      COLOURS.tanah,
    )
  return svg(canvas, [
    sky(canvas, light.sky),
    sun(canvas, [0.22, 0.2], light.sun),
    shape(back.path, far),
    shape(mid.path, middle),
    wood(canvas, mid, { count: 24, size: 0.15, colours: [middle, COLOURS.rimba600] }),
    terraces(canvas),
    broadleaf(canvas, [width * 0.52, height * 0.86, height * 0.34], COLOURS.rimba600),
    hut,
    broadleaf(canvas, [width * 0.9, height * 0.94, height * 0.44], COLOURS.rimba700),
    aren(width * 0.2, height * 0.92, height * 0.44, COLOURS.rimba600),
    aren(width * 0.34, height * 0.97, height * 0.34, COLOURS.rimba700),
  ])
}
