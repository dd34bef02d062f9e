import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, count, eq, isNotNull } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { hasTakenPart } from './proposals.ts'
import { isOfPeriod, isOver, isTheirs, type ReportScope } from './report-scope.ts'

/** Participations of accounts that are deleted; of which institution they were is forgotten with them. */
export const countDeletedParticipants = async (
  db: Db,
  scope: ReportScope,
): Promise<number> => {
  const [row] = await db
    .select({ found: count() })
    .from(proposals)
    .innerJoin(coachings, eq(coachings.id, proposals.coachingId))
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(and(isOfPeriod(scope), isOver(scope), hasTakenPart, isNotNull(users.deletedAt)))
  return row?.found ?? 0
}

/** By coaching, certificates that nothing ties any more to the records of whose they were. */
export const countSeveredCertificates = async (
  db: Db,
  scope: ReportScope,
): Promise<Map<Id, number>> => {
  const rows = await db
    .select({ coachingId: certificates.coachingId, found: count() })
    .from(certificates)
    .innerJoin(coachings, eq(coachings.id, certificates.coachingId))
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(
      and(
        ...[isOfPeriod(scope), isOver(scope), isTheirs(scope)],
        ...[isNotNull(users.severedAt), isNotNull(certificates.fileName)],
      ),
    )
    .groupBy(certificates.coachingId)
  return new Map(rows.map(({ coachingId, found }) => [coachingId, found]))
}
