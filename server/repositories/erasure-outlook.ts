import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, gt, inArray, isNull, or, sql } from '../db/orm.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
import { coachings } from '../db/schema/coachings.ts'
import { certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { isProposalOf } from './proposals.ts'
import { byName } from './searched-text.ts'

const topics = { id: coachings.id, topic: coachings.topic }

/** Coachings of an admin that are not over, or not even planned. */
export const listOpenInCharge = (db: Db, adminId: Id, now: Date) =>
  db
    .select(topics)
    .from(coachings)
    .where(
      and(
        eq(coachings.adminId, adminId),
        isNull(coachings.deletedAt),
        or(isNull(coachings.jamSelesai), gt(coachings.jamSelesai, now)),
      ),
    )
    .orderBy(byName(coachings.topic))

/** Coachings that ended after `since` or are still to come, and that an account takes part in or has applied for. */
export const listRunning = (db: Db, userId: Id, since: Date) =>
  db
    .select(topics)
    .from(proposals)
    .innerJoin(coachings, isProposalOf(userId))
    .where(
      and(
        inArray(proposals.status, ['PENDING', 'APPROVED']),
        isNull(coachings.deletedAt),
        or(isNull(coachings.jamSelesai), gt(coachings.jamSelesai, since)),
      ),
    )
    .orderBy(asc(coachings.jamMulai))

/** How many certificates keep the name of an account in the register, also those that are withdrawn; one that was uploaded is not there. */
export const countRegistered = async (db: Db, userId: Id): Promise<number> => {
  const [row] = await db
    .select({ found: sql`count(distinct ${certificates.id})`.mapWith(Number) })
    .from(certificates)
    .innerJoin(issuedCertificates, eq(issuedCertificates.certificateId, certificates.id))
    .where(eq(certificates.userId, userId))
  return row?.found ?? 0
}
