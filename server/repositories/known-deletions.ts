import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, count, isAmong, isNotNull, isNull, max } from '../db/orm.ts'
import { users } from '../db/schema/users.ts'

/** Another one after each deletion, and in a database from before it. */
export const deletionState = async (db: Db): Promise<string> => {
  const { deletedAt } = users
  const [row] = await db
    .select({ gone: count(deletedAt), last: max(deletedAt) })
    .from(users)
  return `${row?.gone} until ${row?.last?.toISOString()}`
}

/** When each deleted account was deleted. */
export const listDeleted = (db: Db): Promise<{ id: Id; at: Date | null }[]> =>
  db
    .select({ id: users.id, at: users.deletedAt })
    .from(users)
    .where(and(isNotNull(users.deletedAt), isNull(users.severedAt)))

/** Those of these accounts that are there, as if nobody had deleted them. */
export const listLiveAmong = async (db: Db, ids: Id[]): Promise<Id[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, ids), isNull(users.deletedAt)))
  return rows.map(({ id }) => id)
}
