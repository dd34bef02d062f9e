import { timestamp, uuid } from '../orm.ts'

/** Primary key: a random id of 122 bits, so that addresses cannot be guessed. */
export const id = () => uuid('id').primaryKey().defaultRandom()

/** An instant; always with zone, read and written as a `Date`. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
