import type { Box, Handle, Point, Size } from './boxes'

/** A line on which something has come to stand: at so many millimetres from the left or from above. */
export type Guide = { axis: 'x' | 'y'; at: number }

/** How near an edge has to come, in millimetres. */
const REACH = 1.5

type Snapped = { by: number; at: number | null }

const NOTHING: Snapped = { by: 0, at: null }

/** The smallest step that puts one of the edges onto one of the lines. */
function nearest(edges: readonly number[], lines: readonly number[]): Snapped {
  let best = NOTHING
  let reach = REACH
  for (const edge of edges)
    for (const at of lines) {
      const by = at - edge
      if (Math.abs(by) >= reach) continue
      reach = Math.abs(by)
      best = { by, at }
    }
  return best
}

const across = ({ x, width }: Box) => [x, x + width / 2, x + width]
const down = ({ y, height }: Box) => [y, y + height / 2, y + height]

const EDGES = {
  x: { before: 'w', after: 'e', of: across },
  y: { before: 'n', after: 's', of: down },
} as const

/** The edges of a box that move with a handle; all of them where the whole box moves. */
function movingEdges(box: Box, axis: 'x' | 'y', handle: Handle | null): number[] {
  const { before, after, of } = EDGES[axis]
  const [first = 0, middle = 0, last = 0] = of(box)
  if (handle === null) return [first, middle, last]
  return [
    ...(handle.includes(before) ? [first] : []),
    ...(handle.includes(after) ? [last] : []),
  ]
}

/**
 * Lets a box that is moved, or drawn larger, come to stand on edges and middles of the page and of others.
 *
 * @param box where it would be without
 * @returns how much further it goes, and the lines that it stands on then
 */
export function snap(
  box: Box,
  { handle, others, page }: { handle: Handle | null; others: readonly Box[]; page: Size },
): { by: Point; guides: Guide[] } {
  const all = [{ x: 0, y: 0, ...page }, ...others]
  const x = nearest(movingEdges(box, 'x', handle), all.flatMap(across))
  const y = nearest(movingEdges(box, 'y', handle), all.flatMap(down))
  return {
    by: { x: x.by, y: y.by },
    guides: [
      ...(x.at === null ? [] : [{ axis: 'x' as const, at: x.at }]),
      ...(y.at === null ? [] : [{ axis: 'y' as const, at: y.at }]),
    ],
  }
}
