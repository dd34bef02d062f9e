import type { SQL, SQLWrapper } from 'drizzle-orm'
import { plainNumber } from '../../lib/validation/fields.ts'
import { like, or, sql } from '../db/orm.ts'
import { containing } from './like-pattern.ts'

/** What may be a number, or a part of one, however it is grouped. */
const NUMBER = /^[\d\s+()-]{3,}$/

/** How a number begins for those at home, and for those abroad; '+62 (0)812' does both. */
const PREFIX = '^(00)?(62|0)0*'

/** A number is found by any part of its digits, and from its beginning on whatever it begins with. */
export const holdingNumber = (field: SQLWrapper, typed: string): SQL | undefined => {
  const plain = plainNumber(typed)
  const part = plain.replace(/\D/g, '')
  if (!NUMBER.test(plain) || !part) return undefined
  const digits = sql`regexp_replace(${field}, '[^0-9]', '', 'g')`
  const own = part.replace(new RegExp(PREFIX), '')
  const begins =
    own !== part && own
      ? like(sql`regexp_replace(${digits}, ${PREFIX}, '')`, `${own}%`)
      : undefined
  return or(like(digits, containing(part)), begins)
}
