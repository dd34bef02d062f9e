import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { inArray, sql } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { institutions, users } from '../db/schema/users.ts'

/** What coachings, accounts, categories and institutions are called today, by id; whatever has another kind of name has none here. */
export const namesOf = async (db: Db, ids: readonly Id[]): Promise<Record<Id, string>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return {}
  const code = sql<string>`concat_ws(' ', ${coachings.coachingCode}, ${coachings.topic})`
  const found = await db
    .select({ id: coachings.id, name: code })
    .from(coachings)
    .where(inArray(coachings.id, wanted))
  for (const [table, name] of [
    [users, users.fullName],
    [categories, categories.name],
    [institutions, institutions.name],
  ] as const)
    found.push(
      ...(await db
        .select({ id: table.id, name: sql<string>`${name}` })
        .from(table)
        .where(inArray(table.id, wanted))),
    )
  return Object.fromEntries(found.map(({ id, name }) => [id, name]))
}
