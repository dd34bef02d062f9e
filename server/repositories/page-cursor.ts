import type { Column, SQL } from 'drizzle-orm'
import { and, eq, lt, or } from '../db/orm.ts'

type Place = { at: Date; id: string }

/** The place of a row in a list that is read newest first, as `after` names it. */
const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

/** The rows behind such a place. */
export const behind = (
  cursor: string,
  columns: { at: Column; id: Column },
): SQL | undefined => {
  const [at = '', id = ''] = cursor.split('_')
  const instant = new Date(at)
  return or(lt(columns.at, instant), and(eq(columns.at, instant), lt(columns.id, id)))
}

/** The first `limit` of rows that were asked for with one more, and the place of the last where there are others behind. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { shown: Row[]; next: string | null } => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: last && rows.length > limit ? cursorOf(placeOf(last)) : null }
}
