import type { AdminCoaching } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type { Db } from '../db/client.ts'
import {
  type About,
  callOffClaimed,
  noteRescheduled,
  overtakeMessages,
} from '../repositories/ended-messages.ts'
import { findWithProposals } from '../repositories/proposals.ts'

export const EXPIRED = 'Pengingat ini sudah lewat waktunya.'
/** Why what an admin wrote does not go out any more, by what it is about. */
export const OUTDATED = {
  certificate: 'Keadaan sertifikat ini sudah berubah sejak pesan ini ditulis.',
  step: 'Jadwal coaching ini berubah setelah pesan ini ditulis.',
} satisfies Partial<Record<MessagePurpose, string>>
type Outdated = keyof typeof OUTDATED

/** Why a message is not sent any more whose time is over. */
export const expiredBecause = ({ purpose }: Pick<Message, 'purpose'>): string =>
  OUTDATED[purpose as Outdated] ?? EXPIRED

const LEFT = 'Peserta ini sudah tidak mengikuti coaching ini, atau coaching ini dihapus.'
const DECIDED_ANEW = 'Pengajuan ini tidak lagi ditolak.'

type Standing = Awaited<ReturnType<typeof findWithProposals>>[number]

const leftBehind = (standing: Standing) =>
  standing?.proposal?.status === 'APPROVED' && standing.coaching.deletedAt === null
    ? null
    : LEFT

/** Why what a message says is not so any more; null where it is. What is not named here holds whatever its reader has done since. */
const OVERTAKEN: Partial<Record<MessagePurpose, (standing: Standing) => string | null>> = {
  acceptance: leftBehind,
  change: leftBehind,
  certificate: leftBehind,
  step: leftBehind,
  rejection: (standing) =>
    standing?.proposal && standing.proposal.status !== 'REJECTED' ? DECIDED_ANEW : null,
}

type Message = {
  id: Id
  purpose: MessagePurpose | null
  userId: Id | null
  coachingId: Id | null
}

/** To be called with the act that makes them say what is not so; all of them for one reason. */
const callOff = (
  tx: Db,
  about: About & { purposes: [Outdated, ...Outdated[]] },
  now: Date,
): Promise<void> =>
  overtakeMessages(tx, about, { now, lastError: OUTDATED[about.purposes[0]] })

/** Messages that have not gone out yet tell a certificate as it was. */
export const callOffCertificate = (
  tx: Db,
  { userId, coachingId }: { userId: Id; coachingId: Id },
  now: Date,
): Promise<void> => callOff(tx, { userId, coachingId, purposes: ['certificate'] }, now)

const NAMED = ['tanggalMeeting', 'jamMulai', 'jamSelesai'] as const
type Named = Pick<AdminCoaching, (typeof NAMED)[number]>

const instantOf = (text: string | null) => (text ? Date.parse(text) : null)
const haveSameTimes = (one: Named, other: Named) =>
  NAMED.every((name) => instantOf(one[name]) === instantOf(other[name]))

/** Whether a message was written by times that hold no more; who does not say by which is let through. */
export const isWrittenBefore = (times: Named | undefined, now: Named): boolean =>
  times !== undefined && !haveSameTimes(times, now)

/**
 * Messages name the times as they were when they were written; another topic makes none of them useless. What asks for a step at
 * its time is called off; what says more than the times says below it which hold.
 */
export const heedNewTimes = async (
  tx: Db,
  { before, after, now }: { before: Named; after: Named & { id: Id }; now: Date },
): Promise<void> => {
  if (haveSameTimes(before, after)) return
  const coachingId = after.id
  await callOff(tx, { coachingId, purposes: ['step'] }, now)
  await noteRescheduled(tx, { coachingId, purposes: ['acceptance', 'change'] })
}

/** Of these messages those whose words are not so any more, each with the reason. */
export const overtakenAmong = async (
  db: Db,
  messages: readonly Message[],
): Promise<Map<Id, string>> => {
  const asked = messages.flatMap((message) => {
    const { id, purpose, userId, coachingId } = message
    const isOvertaken = purpose && OVERTAKEN[purpose]
    return isOvertaken && userId && coachingId
      ? { id, isOvertaken, wish: { userId, coachingId } }
      : []
  })
  if (asked.length === 0) return new Map()
  const standings = await findWithProposals(
    db,
    asked.map(({ wish }) => wish),
  )
  return new Map(
    asked.flatMap(({ id, isOvertaken }, place) => {
      const reason = isOvertaken(standings[place] ?? null)
      return reason ? [[id, reason]] : []
    }),
  )
}

/**
 * Of claimed messages those whose words are still so: for two days a gateway may have been away, and meanwhile a participant has
 * left or a coaching was deleted. The others are called off, with the reason.
 */
export const withoutOvertaken = async <M extends Message>(
  db: Db,
  messages: M[],
): Promise<M[]> => {
  const reasons = await overtakenAmong(db, messages)
  for (const [id, reason] of reasons) await callOffClaimed(db, id, reason)
  return messages.filter(({ id }) => !reasons.has(id))
}
