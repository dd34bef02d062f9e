import { type PDFPage, rgb } from '@cantoo/pdf-lib'

export const GREEN = rgb(0.071, 0.263, 0.173)
const GOLD = rgb(0.663, 0.506, 0.157)
export const INK = rgb(0.106, 0.153, 0.125)
export const SOFT_INK = rgb(0.306, 0.353, 0.325)
const PALE = rgb(0.871, 0.906, 0.878)
const PAPER = rgb(0.996, 0.992, 0.976)

type Point = { x: number; y: number }

const path = (points: Point[]) =>
  points
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${(-y).toFixed(1)}`)
    .join('')

/** A closed line that winds around a circle, as engraved on papers of value. */
const rosette = ({ x, y }: Point, radius: number, turn: number) =>
  path(
    Array.from({ length: 361 }, (_, index) => {
      const angle = (index * Math.PI) / 180
      const reach = radius * (0.72 + 0.28 * Math.cos(12 * angle + turn))
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
    }),
  )

const drawRosette = (page: PDFPage, centre: Point, radius: number) => {
  for (let turn = 0; turn < 6; turn += 1) {
    const line = rosette(centre, radius, (turn * Math.PI) / 3)
    page.drawSvgPath(line, { x: 0, y: 0, borderColor: PALE, borderWidth: 0.4 })
  }
}

const drawBox = (
  page: PDFPage,
  inset: number,
  color: typeof GREEN,
  borderWidth: number,
) => {
  const { width, height } = page.getSize()
  page.drawRectangle({
    ...{ x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    ...{ borderColor: color, borderWidth },
  })
}

/** A leaf from its foot to its tip, with the vein left open. */
const leaf = (foot: Point, angle: number, length: number) => {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [u, v] = [along * length, aside * length]
    return `${(foot.x + u * cos - v * sin).toFixed(1)} ${(-(foot.y + u * sin + v * cos)).toFixed(1)}`
  }
  const half = (side: number) =>
    `M${at(0, 0.03 * side)}C${at(0.25, 0.34 * side)} ${at(0.7, 0.3 * side)} ${at(1, 0)}` +
    `C${at(0.7, 0.08 * side)} ${at(0.3, 0.05 * side)} ${at(0, 0.03 * side)}Z`
  return half(1) + half(-1)
}

/** Three leaves that grow out of a corner of the frame. */
const drawCorner = (page: PDFPage, corner: Point, inward: number) => {
  for (const [turn, length, color] of [
    [-0.52, 40, GOLD],
    [0.52, 40, GOLD],
    [0, 54, GREEN],
  ] as const) {
    const shape = leaf(corner, inward + turn, length)
    page.drawSvgPath(shape, { x: 0, y: 0, color, borderWidth: 0 })
  }
}

/** Paper, engraved ground, frame and corners; no emblem of the state. */
export const drawOrnaments = (page: PDFPage): void => {
  const { width, height } = page.getSize()
  page.drawRectangle({ x: 0, y: 0, width, height, color: PAPER })
  drawRosette(page, { x: width / 2, y: 310 }, 205)
  drawBox(page, 22, GREEN, 9)
  drawBox(page, 31.5, GOLD, 1.6)
  drawBox(page, 36, GOLD, 0.5)
  const [near, right, top] = [40, width - 40, height - 40]
  drawCorner(page, { x: near, y: near }, Math.PI / 4)
  drawCorner(page, { x: right, y: near }, (3 * Math.PI) / 4)
  drawCorner(page, { x: right, y: top }, (5 * Math.PI) / 4)
  drawCorner(page, { x: near, y: top }, (7 * Math.PI) / 4)
}

/** A line with a rhomb in its middle. */
export const drawRule = (page: PDFPage, { x, y }: Point, length: number): void => {
  for (const side of [-1, 1])
    page.drawLine({
      ...{ start: { x: x + side * 9, y }, end: { x: x + side * (length / 2), y } },
      ...{ color: GOLD, thickness: 0.8 },
    })
  const rhomb = `M0 -4L4 0L0 4L-4 0Z`
  page.drawSvgPath(rhomb, { x, y, color: GOLD, borderWidth: 0 })
}
