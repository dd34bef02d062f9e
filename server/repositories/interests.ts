import type { SQL } from 'drizzle-orm'
import type { Interest } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, eq, isNull } from '../db/orm.ts'
import { categories } from '../db/schema/content.ts'
import { userInterests, users } from '../db/schema/users.ts'
import { byName } from './searched-text.ts'

/** Topics of interest of these users, by user. */
export const interestsOf = async (
  db: Db,
  whose: SQL | undefined,
): Promise<Map<string, Interest[]>> => {
  const rows = await db
    .select({ userId: users.id, id: categories.id, name: categories.name })
    .from(userInterests)
    .innerJoin(users, eq(users.id, userInterests.userId))
    .innerJoin(categories, eq(categories.id, userInterests.categoryId))
    .where(and(whose, isNull(categories.deletedAt)))
    .orderBy(byName(categories.name))
  const found = new Map<string, Interest[]>()
  for (const { userId, ...interest } of rows) {
    const known = found.get(userId)
    if (known) known.push(interest)
    else found.set(userId, [interest])
  }
  return found
}

/** Topics of interest of one user. */
export const listInterests = async (db: Db, userId: string): Promise<Interest[]> =>
  (await interestsOf(db, eq(users.id, userId))).get(userId) ?? []
