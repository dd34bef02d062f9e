import type { TemplateField } from '@/lib/entities/template'
import { SMALLEST_BOX } from '@/lib/entities/template-values'

export type Fields = readonly TemplateField[]
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Box = Point & Size
/** A corner or an edge by which a box is drawn larger: compass points. */
export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Tenths of a millimetre are as fine as anybody sees. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

const roundedBox = <B extends Box>(box: B): B => ({
  ...box,
  ...{ x: rounded(box.x), y: rounded(box.y) },
  ...{ width: rounded(box.width), height: rounded(box.height) },
})

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most))

/** The smallest box around several. */
export function boundsOf(boxes: readonly Box[]): Box {
  const [left, top] = [
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
  ]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Moves some fields together, as far as all of them stay on the page. */
export function moved(
  fields: Fields,
  ids: readonly string[],
  by: Point,
  page: Size,
): Fields {
  const chosen = fields.filter(({ id }) => ids.includes(id))
  if (chosen.length === 0) return fields
  const { x, y, width, height } = boundsOf(chosen)
  const dx = between(by.x, -x, page.width - x - width)
  const dy = between(by.y, -y, page.height - y - height)
  if (dx === 0 && dy === 0) return fields
  return fields.map((field) =>
    ids.includes(field.id)
      ? roundedBox({ ...field, x: field.x + dx, y: field.y + dy })
      : field,
  )
}

/** Draws one edge or corner of a field elsewhere; it stays on the page and is never too small. */
export function resized(
  field: TemplateField,
  { handle, by, page }: { handle: Handle; by: Point; page: Size },
): TemplateField {
  const least = SMALLEST_BOX[field.kind]
  let [left, top] = [field.x, field.y]
  let [right, bottom] = [field.x + field.width, field.y + field.height]
  if (handle.includes('w')) left = between(left + by.x, 0, right - least.width)
  if (handle.includes('e')) right = between(right + by.x, left + least.width, page.width)
  if (handle.includes('n')) top = between(top + by.y, 0, bottom - least.height)
  if (handle.includes('s')) bottom = between(bottom + by.y, top + least.height, page.height)
  return roundedBox({
    ...field,
    ...{ x: left, y: top, width: right - left, height: bottom - top },
  })
}

/** A field whose box is as typed, brought back onto the page where it would leave it. */
export function fitted(field: TemplateField, page: Size): TemplateField {
  const least = SMALLEST_BOX[field.kind]
  const width = between(field.width, least.width, page.width)
  const height = between(field.height, least.height, page.height)
  return roundedBox({
    ...field,
    ...{ width, height },
    x: between(field.x, 0, page.width - width),
    y: between(field.y, 0, page.height - height),
  })
}
