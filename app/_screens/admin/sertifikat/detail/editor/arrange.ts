import { boundsOf, type Fields, rounded, type Size } from './boxes'

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
export type Axis = 'across' | 'down'

const SHARES = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }

const isAcross = (edge: Edge) => edge === 'left' || edge === 'center' || edge === 'right'

/** Several fields along an edge or the middle of their common box; one along that of the page. */
export function aligned(
  fields: Fields,
  { ids, edge, page }: { ids: readonly string[]; edge: Edge; page: Size },
): Fields {
  const chosen = fields.filter(({ id }) => ids.includes(id))
  const frame = chosen.length > 1 ? boundsOf(chosen) : { x: 0, y: 0, ...page }
  const share = SHARES[edge]
  return fields.map((field) => {
    if (!ids.includes(field.id)) return field
    return isAcross(edge)
      ? { ...field, x: rounded(frame.x + (frame.width - field.width) * share) }
      : { ...field, y: rounded(frame.y + (frame.height - field.height) * share) }
  })
}

const KEYS = {
  across: { at: 'x', length: 'width' },
  down: { at: 'y', length: 'height' },
} as const

/** Gives three or more fields even gaps; the outer ones stay where they are. */
export function distributed(fields: Fields, ids: readonly string[], axis: Axis): Fields {
  const { at, length } = KEYS[axis]
  const chosen = fields
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => one[at] - other[at])
  if (chosen.length < 3) return fields
  const bounds = boundsOf(chosen)
  const filled = chosen.reduce((sum, field) => sum + field[length], 0)
  const gap = (bounds[length] - filled) / (chosen.length - 1)
  const places = new Map<string, number>()
  let next = bounds[at]
  for (const field of chosen) {
    places.set(field.id, rounded(next))
    next += field[length] + gap
  }
  return fields.map((field) => ({ ...field, [at]: places.get(field.id) ?? field[at] }))
}
