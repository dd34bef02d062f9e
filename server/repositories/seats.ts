import type { Db } from '../db/client.ts'
import { and, count, eq, inArray, isNotNull, notExists } from '../db/orm.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { isLive } from './proposals.ts'

/** Accepted participants, by coaching. Looks at the few accounts that are gone, and not at each that is there. */
export const countParticipants = async (
  db: Db,
  ids: string[],
): Promise<Map<string, number>> => {
  const gone = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, proposals.userId), isNotNull(users.deletedAt)))
  const rows = await db
    .select({ coachingId: proposals.coachingId, found: count() })
    .from(proposals)
    .where(
      and(
        inArray(proposals.coachingId, ids),
        ...[isLive, eq(proposals.status, 'APPROVED'), notExists(gone)],
      ),
    )
    .groupBy(proposals.coachingId)
  return new Map(rows.map(({ coachingId, found }) => [coachingId, found]))
}
