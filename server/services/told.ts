import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import { isOverWorkingDay } from '../../lib/domain/schedule/working-day.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { Told } from '../../lib/entities/told.ts'
import type { Db } from '../db/client.ts'
import { listDaysOff } from '../repositories/holidays.ts'
import { listProposalRows } from '../repositories/proposals.ts'
import {
  isDeletionTold,
  listMessagesTo,
  type MessageTo,
} from '../repositories/told-messages.ts'
import type { Services } from '../start/deps.ts'
import { OFFICE_ZONE } from './office-zone.ts'

const STATES = {
  ...{ queued: 'queued', sending: 'queued', sent: 'sent', failed: 'failed' },
  ...{ unknown: 'unknown', cancelled: 'failed' },
} as const satisfies Record<MessageTo['state'], Told['state']>

/** A message as admins are told of it. */
export const toTold =
  ({ logged }: Pick<Services, 'logged'>) =>
  (message: MessageTo): Told => {
    const { subject, channel, state, sentAt, createdAt } = message
    const isLogged = state === 'sent' && (message.isLogged ?? logged.includes(channel))
    return {
      ...{ subject, channel },
      state: isLogged ? 'logged' : STATES[state],
      at: (sentAt ?? createdAt).toISOString(),
    }
  }

/** Of what was sent before this nothing may be kept any more. */
export const forgottenBefore = (now: Date, keptDays: number): Date =>
  new Date(now.getTime() - keptDays * DAY_MS)

/**
 * The live proposals of a coaching for review, oldest first, with whether they wait too long and what their participants were told. Sent messages are kept
 * for some days: of a decision before that nothing can be said where none is left.
 */
export const reviewedProposals = async (
  db: Db,
  coachingId: Id,
  { now, services }: { now: Date; services: Pick<Services, 'config' | 'logged'> },
): Promise<Proposal[]> => {
  const rows = await listProposalRows(db, coachingId)
  const userIds = rows.map(({ userId }) => userId)
  const messages = await listMessagesTo(db, { coachingId, userIds })
  const byUser = Map.groupBy(messages, ({ userId }) => userId)
  const keptSince = forgottenBefore(now, services.config.kept.messages)
  const holidays = await listDaysOff(db)
  return rows.map(({ createdAt, decidedAt, ...proposal }) => {
    const told = (byUser.get(proposal.userId) ?? []).map(toTold(services))
    const isForgotten = decidedAt !== null && decidedAt < keptSince
    return {
      ...proposal,
      createdAt: createdAt.toISOString(),
      isOverdue:
        proposal.status === 'PENDING' &&
        isOverWorkingDay(createdAt, now, OFFICE_ZONE, holidays),
      told: told.length === 0 && isForgotten ? null : told,
    }
  })
}

type Deletion = { id: Id; deletedAt: Date }

/** What is said of a coaching that is deleted already, and whether its participants were told as far as that is still known. */
export const deletionSentence = async (
  db: Db,
  { id, deletedAt }: Deletion,
  { now, services }: { now: Date; services: Pick<Services, 'config'> },
): Promise<string> => {
  const said = 'Coaching ini sudah dihapus'
  if (await isDeletionTold(db, id)) return `${said}, dengan notifikasi kepada pesertanya.`
  const isForgotten = deletedAt < forgottenBefore(now, services.config.kept.messages)
  return isForgotten ? `${said}.` : `${said}, tanpa notifikasi kepada pesertanya.`
}
