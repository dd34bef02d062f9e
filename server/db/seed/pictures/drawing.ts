import type { Random } from '../random.ts'

/** The picture to be drawn: its size in pixels, and the chance that varies it. */
export type Canvas = { width: number; height: number; random: Random }

/** Colours of the interface's palette and the few that skies and soil need beside it. */
export const COLOURS = {
  rimba100: '#DDEEE2',
  rimba200: '#BBDDC6',
  rimba300: '#8DC4A0',
  rimba400: '#56A374',
  rimba500: '#2F8555',
  rimba600: '#1F6B43',
  rimba700: '#185637',
  rimba800: '#14452D',
  rimba900: '#0F3824',
  rimba950: '#072116',
  kayu50: '#FDF7EC',
  kayu100: '#F9EACB',
  kayu200: '#F2D495',
  kayu300: '#E8B95A',
  kayu500: '#C07F14',
  kayu700: '#774A10',
  tanah: '#5A3A16',
  biru50: '#EAF3FC',
  biru200: '#AFCFF0',
  biru600: '#1D5FA8',
  jingga500: '#C65A00',
  jingga700: '#8A3D00',
  merah700: '#A21F1F',
  putih: '#FFFFFF',
} as const

export type Colour = (typeof COLOURS)[keyof typeof COLOURS]

const round = (value: number) => Math.round(value * 10) / 10

/** Coordinates of a path, rounded: `at(1.234, 5)` is '1.2 5'. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`

export const circle = (
  [x, y, radius]: readonly [number, number, number],
  fill: string,
  more = '',
) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`

export const shape = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`

export const line = (path: string, stroke: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" ${more}/>`

/** The whole ground, fading from top to bottom. */
export const sky = ({ width, height }: Canvas, colours: readonly string[]): string => {
  const stops = colours.map(
    (colour, index) =>
      `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  )
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>${rect([0, 0, width, height], 'url(#sky)')}`
}

/** A low sun with its glow. */
export const sun = ({ width, height }: Canvas, [x, y]: [number, number], colour: string) =>
  [0.3, 0.2, 0.115]
    .map((radius, index) =>
      circle(
        [x * width, y * height, radius * height],
        colour,
        `opacity="${[0.12, 0.2, 0.95][index]}"`,
      ),
    )
    .join('')

export type Ridge = { path: string; yAt: (x: number) => number }

/**
 * A line of hills filled down to the bottom.
 * @param level height of its middle and `swing` of its waves, as shares of the picture's height
 */
export const ridge = (
  { width, height, random }: Canvas,
  { level, swing, waves }: { level: number; swing: number; waves: number },
): Ridge => {
  const parts = [1, 2.3, 4.1].map((factor, index) => ({
    length: (width / (waves * factor)) * (0.85 + 0.3 * random.next()),
    phase: random.next() * Math.PI * 2,
    size: (swing * height) / (index + 1) ** 1.5,
  }))
  const yAt = (x: number) =>
    parts.reduce(
      (y, { length, phase, size }) =>
        y + Math.sin((x / length) * Math.PI * 2 + phase) * size * 0.5,
      level * height,
    )
  const points = Array.from({ length: 41 }, (_, index) => (index / 40) * width)
  const top = points.map((x) => at(x, yAt(x))).join('L')
  return { path: `M0 ${height}L${top}L${at(width, height)}z`, yAt }
}

export const svg = ({ width, height }: Canvas, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
