/** A shape of the frame: an SVG path in points from the upper left corner of the page. */
export type Shape = { path: string; fill?: string; stroke?: string; width?: number }

const GREEN = '#12432c'
const GOLD = '#a98128'
const PALE = '#dee7e0'
const PAPER = '#fefdf9'

type Point = { x: number; y: number }
type Size = { width: number; height: number }

const closed = (points: Point[]) =>
  `${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`

/** A closed line that winds around a circle, as engraved on papers of value. */
const rosette = ({ x, y }: Point, radius: number, turn: number): Shape => ({
  path: closed(
    Array.from({ length: 361 }, (_, index) => {
      const angle = (index * Math.PI) / 180
      const reach = radius * (0.72 + 0.28 * Math.cos(12 * angle + turn))
      return { x: x + reach * Math.cos(angle), y: y - reach * Math.sin(angle) }
    }),
  ),
  ...{ stroke: PALE, width: 0.4 },
})

const frame = (
  { width, height }: Size,
  inset: number,
  line: Omit<Shape, 'path'>,
): Shape => ({
  path: closed([
    { x: inset, y: inset },
    { x: width - inset, y: inset },
    { x: width - inset, y: height - inset },
    { x: inset, y: height - inset },
  ]),
  ...line,
})

/** A leaf from its foot to its tip, with the vein left open. */
const leaf = (foot: Point, angle: number, length: number) => {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [u, v] = [along * length, aside * length]
    return `${(foot.x + u * cos - v * sin).toFixed(1)} ${(foot.y + u * sin + v * cos).toFixed(1)}`
  }
  const half = (side: number) =>
    `M${at(0, 0.03 * side)}C${at(0.25, 0.34 * side)} ${at(0.7, 0.3 * side)} ${at(1, 0)}` +
    `C${at(0.7, 0.08 * side)} ${at(0.3, 0.05 * side)} ${at(0, 0.03 * side)}Z`
  return half(1) + half(-1)
}

/** Three leaves that grow out of a corner of the frame. */
const corner = (foot: Point, inward: number): Shape[] => [
  { path: leaf(foot, inward - 0.52, 40), fill: GOLD },
  { path: leaf(foot, inward + 0.52, 40), fill: GOLD },
  { path: leaf(foot, inward, 54), fill: GREEN },
]

/**
 * Paper, engraved ground, frame and corners of a page; no emblem of the state.
 *
 * @param page its size in points
 */
export const ornaments = (page: Size): Shape[] => {
  const { width, height } = page
  const [near, right, low] = [40, width - 40, height - 40]
  const middle = { x: width / 2, y: height * 0.48 }
  return [
    {
      path: closed([
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ]),
      fill: PAPER,
    },
    ...Array.from({ length: 6 }, (_, turn) => rosette(middle, 205, (turn * Math.PI) / 3)),
    frame(page, 22, { stroke: GREEN, width: 9 }),
    frame(page, 31.5, { stroke: GOLD, width: 1.6 }),
    frame(page, 36, { stroke: GOLD, width: 0.5 }),
    ...corner({ x: near, y: near }, Math.PI / 4),
    ...corner({ x: right, y: near }, (3 * Math.PI) / 4),
    ...corner({ x: right, y: low }, (5 * Math.PI) / 4),
    ...corner({ x: near, y: low }, (7 * Math.PI) / 4),
  ]
}

/** A line with a rhomb in its middle, across a box. */
export const ruleShapes = (box: Point & Size, color: string): Shape[] => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const line = (from: number, to: number) => ({
    ...{ path: `M${from.toFixed(1)} ${y.toFixed(1)}L${to.toFixed(1)} ${y.toFixed(1)}` },
    ...{ stroke: color, width: 0.8 },
  })
  const rhomb = [
    ...[
      { x, y: y - 4 },
      { x: x + 4, y },
      { x, y: y + 4 },
      { x: x - 4, y },
    ],
  ]
  return [
    line(box.x, x - 9),
    line(x + 9, box.x + box.width),
    { path: closed(rhomb), fill: color },
  ]
}
