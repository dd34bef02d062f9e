import {
  ACCEPTANCE_SUBJECT,
  CANCELLATION_SUBJECT,
} from '../../lib/domain/notification-choices.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type {
  CoachingNotificationBody,
  MemberNotificationBody,
} from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import { tooMany } from '../problem.ts'
import { countCausedBy, countForBusiest } from '../repositories/outbox.ts'
import { listAcceptable, type Recipient } from '../repositories/recipients.ts'
import { enqueue, type NewMessage } from './outbox.ts'

/** What an acceptance waits for: `approve` of the proposal releases it, its refusal cancels it. */
export const acceptanceHold = (proposalId: Id): string => `acceptance:${proposalId}`
/** What a deletion notice waits for, likewise. */
export const deletionHold = (coachingId: Id): string => `deletion:${coachingId}`

type Content = Pick<
  MemberNotificationBody,
  'subject' | 'message' | 'notifToMember' | 'notifToWa'
>
/** What the message is about, and what it waits for. */
type About = Pick<NewMessage, 'coachingId' | 'holdKey' | 'isHeld'>
type Cause = About & { createdBy: string; now: Date }

const channels = ({ notifToMember, notifToWa }: Content, recipient: Recipient) => [
  ...(notifToMember ? [{ channel: 'email' as const, recipient: recipient.email }] : []),
  ...(notifToWa ? [{ channel: 'whatsapp' as const, recipient: recipient.whatsapp }] : []),
]

const HOUR_MS = 3_600_000
/** Far more than any work needs: a stolen account or a loop is stopped, nobody else. */
const MOST_PER_HOUR = { admin: 10_000, recipient: 100 }

const refuseFlood = async (
  tx: Db,
  { createdBy, now, recipients }: Cause & { recipients: Recipient[] },
) => {
  const since = new Date(now.getTime() - HOUR_MS)
  const caused = await countCausedBy(tx, { createdBy, since })
  const userIds = recipients.map(({ id }) => id)
  const received = userIds.length > 0 ? await countForBusiest(tx, { userIds, since }) : 0
  if (caused >= MOST_PER_HOUR.admin || received >= MOST_PER_HOUR.recipient)
    throw tooMany('Terlalu banyak pesan dalam satu jam. Coba lagi nanti.', 600)
}

/**
 * Queues one message per recipient and chosen channel, in the caller's transaction.
 *
 * @throws Problem 429 after thousands of messages of one admin, or a hundred to one person, in an hour.
 */
export const notify = async (
  tx: Db,
  content: Content,
  { recipients, ...cause }: Cause & { recipients: Recipient[] },
): Promise<void> => {
  await refuseFlood(tx, { ...cause, recipients })
  const { subject, message: body } = content
  for (const person of recipients) {
    for (const way of channels(content, person))
      await enqueue(tx, { ...way, ...cause, subject, body, userId: person.id })
  }
}

/**
 * §4 'An acceptance notification is sent first, then approve is called': it waits for the approval of
 * the proposal to the coaching that it names. After that approval, when its answer was lost and all is
 * sent again, the same text is recognised and not repeated.
 */
export const aboutProposal = async (
  db: Db,
  { userId, subject, message }: MemberNotificationBody,
): Promise<About> => {
  if (subject !== ACCEPTANCE_SUBJECT) return { coachingId: null }
  const known = await listAcceptable(db, userId)
  const named = known.filter(({ topic }) => message.includes(topic))
  const isPending = ({ status }: (typeof known)[number]) => status === 'PENDING'
  const meant = named.find(isPending) ?? named[0] ?? known.find(isPending)
  if (!meant) return { coachingId: null }
  return {
    coachingId: meant.coachingId,
    holdKey: acceptanceHold(meant.id),
    isHeld: isPending(meant),
  }
}

/** §4 'a deletion notification first': it waits for the deletion; any other message goes at once. */
export const aboutCoaching = ({ coachingId, subject }: CoachingNotificationBody): About =>
  subject.endsWith(CANCELLATION_SUBJECT)
    ? { coachingId, holdKey: deletionHold(coachingId) }
    : { coachingId }
