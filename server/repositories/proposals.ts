import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Id } from '../../lib/entities/identity.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { Db } from '../db/client.ts'
import { and, asc, desc, eq, isAmong, isNotNull, isNull, param, sql } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { coachings } from '../db/schema/coachings.ts'
import { proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import { isOfParticipation, type Participation } from './participation.ts'
import { byName } from './searched-text.ts'
import { shownInstitution } from './users.ts'

export type ProposalRow = typeof proposals.$inferSelect

/** Neither cancelled by the participant nor removed after a rejection. */
export const isLive: SQL | undefined = and(
  isNull(proposals.cancelledAt),
  isNull(proposals.removedAt),
)

/** Accepted and not cancelled; it counts on without its person once the account is gone. */
export const hasTakenPart: SQL | undefined = and(isLive, eq(proposals.status, 'APPROVED'))

/** A seat is taken: accepted, not cancelled, and the account still there. Needs `users` joined. */
export const isParticipation: SQL | undefined = and(hasTakenPart, isNull(users.deletedAt))

const shape = {
  id: proposals.id,
  userId: proposals.userId,
  name: users.fullName,
  namaInstansi: shownInstitution,
  questions: proposals.questions,
  status: proposals.status,
  reason: proposals.reason,
}

/** A participant of a coaching as the admin's tables name one. */
export type ParticipantRow = { id: Id; name: string; namaInstansi: string | null }

/** The live proposals of a coaching for review, oldest first, with when they were made and decided. */
export const listProposalRows = (db: Db, coachingId: Id) =>
  db
    .select({ ...shape, createdAt: proposals.createdAt, decidedAt: proposals.decidedAt })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(and(eq(proposals.coachingId, coachingId), isLive, isNull(users.deletedAt)))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))

/** The accepted participants of a coaching with their addresses, by name. */
export const listReachable = (
  db: Db,
  coachingId: Id,
): Promise<(ParticipantRow & { email: string })[]> =>
  db
    .select({
      ...{ id: users.id, name: users.fullName, namaInstansi: shownInstitution },
      email: users.email,
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(and(eq(proposals.coachingId, coachingId), isParticipation))
    .orderBy(byName(users.fullName), asc(users.id))

/** The same by name alone. */
export const listParticipantsOf = async (
  db: Db,
  coachingId: Id,
): Promise<ParticipantRow[]> =>
  (await listReachable(db, coachingId)).map(({ email, ...row }) => row)

/** Whoever has taken part in a coaching, those too whose account is gone since. */
export const listTakersOf = async (db: Db, coachingId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ id: proposals.userId })
    .from(proposals)
    .where(and(eq(proposals.coachingId, coachingId), hasTakenPart))
  return rows.map(({ id }) => id)
}

/** One proposal as its answer shows it. */
export const findProposal = async (db: Db, id: Id): Promise<Proposal | null> => {
  const [row] = await db
    .select(shape)
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(eq(proposals.id, id))
  return row ?? null
}

/** The bare row, also of a cancelled or removed one. */
export const findProposalRow = (db: Db, id: Id): Promise<ProposalRow | null> =>
  firstRow(db.select().from(proposals).where(eq(proposals.id, id)))

/** The same, as it is until the transaction ends. */
export const lockProposalRow = (tx: Db, id: Id): Promise<ProposalRow | null> =>
  firstRow(tx.select().from(proposals).where(eq(proposals.id, id)).for('update'))

export const listLiveProposalsOf = (db: Db, userId: Id): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), isLive))
    .orderBy(desc(proposals.createdAt))

const ofWish = (wish: Participation) => isOfParticipation(proposals, wish)

export const findLiveProposal = async (
  db: Db,
  wish: Participation,
): Promise<ProposalRow | null> => {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(ofWish(wish), isLive))
  return row ?? null
}

/** Joins a participant's live proposal to a coaching. */
export const isProposalOf = (userId: Id | AnyColumn): SQL | undefined =>
  and(eq(proposals.coachingId, coachings.id), eq(proposals.userId, userId), isLive)

/** The coaching, deleted or not, and the participant's live proposal to it. */
export const findWithProposal = async (db: Db, { userId, coachingId }: Participation) => {
  const [row] = await db
    .select({ coaching: coachings, proposal: proposals })
    .from(coachings)
    .leftJoin(proposals, isProposalOf(userId))
    .where(eq(coachings.id, coachingId))
  return row ?? null
}

/** The same of several wishes, in their order. */
export const findWithProposals = async (db: Db, wishes: readonly Participation[]) => {
  const coachingIds = wishes.map(({ coachingId }) => coachingId)
  const userIds = wishes.map(({ userId }) => userId)
  const known = await db
    .select()
    .from(coachings)
    .where(isAmong(coachings.id, [...new Set(coachingIds)]))
  const made = await db
    .select()
    .from(proposals)
    .where(
      and(
        sql`(${proposals.coachingId}, ${proposals.userId}) in
          (select * from unnest(${param(coachingIds)}::uuid[], ${param(userIds)}::uuid[]))`,
        isLive,
      ),
    )
  const coachingOf = new Map(known.map((coaching) => [coaching.id, coaching]))
  const keyOf = ({ coachingId, userId }: Participation) => `${coachingId} ${userId}`
  const proposalOf = new Map(made.map((proposal) => [keyOf(proposal), proposal]))
  return wishes.map((wish) => {
    const coaching = coachingOf.get(wish.coachingId)
    return coaching ? { coaching, proposal: proposalOf.get(keyOf(wish)) ?? null } : null
  })
}

export const hasCancelled = async (db: Db, wish: Participation): Promise<boolean> =>
  (await db.$count(proposals, and(ofWish(wish), isNotNull(proposals.cancelledAt)))) > 0

/** @returns null when there is a live proposal already. */
export const insertProposal = (
  tx: Db,
  proposal: Participation & { questions: string[]; createdAt: Date },
): Promise<ProposalRow | null> =>
  firstRow(tx.insert(proposals).values(proposal).onConflictDoNothing().returning())

type Decision =
  | { status: 'APPROVED'; reason?: undefined }
  | { status: 'REJECTED'; reason: string }

/** Decides a proposal that waits; to be called under its lock. */
export const decideProposal = async (
  tx: Db,
  id: Id,
  decision: Decision & { decidedAt: Date; decidedBy: Id },
): Promise<void> => {
  await tx.update(proposals).set(decision).where(eq(proposals.id, id))
}

/** Ends a live proposal that has not been decided otherwise meanwhile. */
export const closeProposal = async (
  tx: Db,
  { id, status }: Pick<ProposalRow, 'id' | 'status'>,
  change: { cancelledAt: Date } | { removedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(proposals)
    .set(change)
    .where(and(eq(proposals.id, id), eq(proposals.status, status), isLive))
    .returning({ id: proposals.id })
  return rows.length > 0
}
