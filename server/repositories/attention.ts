import type { Id } from '../../lib/entities/identity.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import type { Db } from '../db/client.ts'
import { alias, and, asc, count, eq, isNotNull, isNull, notExists } from '../db/orm.ts'
import { issuedCertificates } from '../db/schema/certificate-making.ts'
import { coachings } from '../db/schema/coachings.ts'
import { attendance, certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { users } from '../db/schema/users.ts'
import { isLive, isParticipation } from './proposals.ts'

const isWaiting = and(
  eq(proposals.status, 'PENDING'),
  isLive,
  isNull(users.deletedAt),
  isNull(coachings.deletedAt),
)

/** Proposals to coachings that are still there which wait for a decision: to which, and since when. */
export const listAllWaiting = (db: Db): Promise<{ coachingId: Id; createdAt: Date }[]> =>
  db
    .select({ coachingId: proposals.coachingId, createdAt: proposals.createdAt })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .innerJoin(coachings, eq(coachings.id, proposals.coachingId))
    .where(isWaiting)

const admins = alias(users, 'admins')

/** The same with their coachings and the admins in charge of them. */
export const listWaitingWithAdmin = (db: Db) =>
  db
    .select({
      createdAt: proposals.createdAt,
      coaching: {
        id: coachings.id,
        topic: coachings.topic,
        coachingCode: coachings.coachingCode,
      },
      admin: {
        ...{ id: admins.id, name: admins.fullName },
        ...{ email: admins.email, whatsapp: admins.whatsapp, lockedAt: admins.lockedAt },
      },
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .innerJoin(coachings, eq(coachings.id, proposals.coachingId))
    .innerJoin(admins, eq(admins.id, coachings.adminId))
    .where(and(isWaiting, isNull(admins.deletedAt)))
    .orderBy(asc(admins.id), asc(coachings.coachingCode))
export type WaitingProposal = Awaited<ReturnType<typeof listWaitingWithAdmin>>[number]

const [preTest, postTest] = [alias(testAttempts, 'pre'), alias(testAttempts, 'post')]

const hasEnded = (attempt: typeof preTest | typeof postTest, kind: TestKind) =>
  and(
    eq(attempt.coachingId, certificates.coachingId),
    eq(attempt.userId, certificates.userId),
    eq(attempt.kind, kind),
    isNotNull(attempt.endedAt),
  )

/** By coaching, how many who have finished both tests and the meeting have no certificate yet (§4 'Certificate'); nobody waits for one that was withdrawn. */
export const countMissingCertificates = async (db: Db): Promise<Map<Id, number>> => {
  const isTheirs = (table: typeof proposals | typeof attendance) =>
    and(
      eq(table.coachingId, certificates.coachingId),
      eq(table.userId, certificates.userId),
    )
  const withdrawn = db
    .select({ id: issuedCertificates.id })
    .from(issuedCertificates)
    .where(
      and(
        eq(issuedCertificates.certificateId, certificates.id),
        eq(issuedCertificates.state, 'withdrawn'),
      ),
    )
  const rows = await db
    .select({ coachingId: certificates.coachingId, missing: count() })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(coachings, eq(coachings.id, certificates.coachingId))
    .innerJoin(proposals, isTheirs(proposals))
    .innerJoin(attendance, isTheirs(attendance))
    .innerJoin(preTest, hasEnded(preTest, 'pre-test'))
    .innerJoin(postTest, hasEnded(postTest, 'post-test'))
    .where(
      and(
        ...[isNull(certificates.fileName), isNull(coachings.deletedAt), isParticipation],
        notExists(withdrawn),
      ),
    )
    .groupBy(certificates.coachingId)
  return new Map(rows.map(({ coachingId, missing }) => [coachingId, missing]))
}
