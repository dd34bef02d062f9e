import type { InfographicItem } from '../../lib/entities/content.ts'
import type { Participant } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { and, asc, count, desc, eq, isNull } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { coachings } from '../db/schema/coachings.ts'
import { categories } from '../db/schema/content.ts'
import { proposals } from '../db/schema/proposals.ts'
import { institutions, userInterests, users } from '../db/schema/users.ts'
import { interestsOf } from './interests.ts'
import { isLive } from './proposals.ts'
import { byName } from './searched-text.ts'
import { toUser, userShape } from './users.ts'

export const isParticipant = and(eq(users.role, 'user'), isNull(users.deletedAt))

/** Accepted and not cancelled coachings of these users, by user (`_count.UserCoachings`). */
export const takenBy = (db: Db, whose: typeof isParticipant) =>
  db
    .select({ userId: proposals.userId, taken: count().as('taken') })
    .from(proposals)
    .innerJoin(coachings, eq(coachings.id, proposals.coachingId))
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(
      and(whose, eq(proposals.status, 'APPROVED'), isLive, isNull(coachings.deletedAt)),
    )
    .groupBy(proposals.userId)

/** Those whom a condition on their account lets through, the newest first. */
export const participants = async (
  db: Db,
  condition: typeof isParticipant,
): Promise<Participant[]> => {
  const rows = await db
    .select({ user: userShape, institution: institutions.name })
    .from(users)
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(condition)
    .orderBy(desc(users.createdAt), asc(users.fullName))
  const taken = new Map(
    (await takenBy(db, condition)).map((row) => [row.userId, row.taken]),
  )
  const interests = await interestsOf(db, condition)
  return rows.map(({ user, institution }) => {
    const { whatsapp, asalInstansi, ...rest } = toUser(user, interests.get(user.id) ?? [])
    return {
      ...rest,
      contact: whatsapp,
      asalInstansi: asalInstansi && { ...asalInstansi, name: institution ?? '' },
      _count: { UserCoachings: taken.get(user.id) ?? 0 },
    }
  })
}

export const listParticipants = (db: Db): Promise<Participant[]> =>
  participants(db, isParticipant)

export const findParticipant = (db: Db, id: string): Promise<Participant | null> =>
  firstRow(participants(db, and(isParticipant, eq(users.id, id))))

/** How many participants chose each category, every live category included. */
export const countInterests = async (db: Db): Promise<InfographicItem[]> => {
  const chosen = db
    .select({ categoryId: userInterests.categoryId, value: count().as('value') })
    .from(userInterests)
    .innerJoin(users, and(eq(users.id, userInterests.userId), isParticipant))
    .groupBy(userInterests.categoryId)
    .as('chosen')
  const rows = await db
    .select({ label: categories.name, value: chosen.value })
    .from(categories)
    .leftJoin(chosen, eq(chosen.categoryId, categories.id))
    .where(isNull(categories.deletedAt))
    .orderBy(byName(categories.name))
  return rows.map(({ label, value }) => ({ label, value: Number(value ?? 0) }))
}
