import { addressedTo } from '../../lib/domain/messages/name-slot.ts'
import {
  ACCEPTANCE_SUBJECT,
  CANCELLATION_SUBJECT,
} from '../../lib/domain/messages/notification-choices.ts'
import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'
import type {
  CertificateNotificationBody,
  CoachingNotificationBody,
  ProposalNotificationBody,
} from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import { conflict, notFound, participantNotFound, settled, tooMany } from '../problem.ts'
import { lockCoaching } from '../repositories/coachings.ts'
import { lockCertificate } from '../repositories/issued-certificates.ts'
import { countCausedBy, countForBusiest } from '../repositories/outbox-counts.ts'
import {
  findCertificateRow,
  listCertificateRows,
  markCertificateNotified,
} from '../repositories/progress.ts'
import { findProposalRow, listLiveProposalsOf } from '../repositories/proposals.ts'
import {
  findRecipient,
  listRecipients,
  listWaiting,
  type Recipient,
} from '../repositories/recipients.ts'
import type { Services } from '../start/deps.ts'
import { isStill } from './certificates/issued-state.ts'
import { lockLiveCoaching } from './coaching-access.ts'
import { adminCoachingOf, CANNOT_DELETE } from './coaching-edit.ts'
import { toSchedule } from './coaching-view.ts'
import { cancelHeld, enqueue, holdKeyOf, type NewMessage, wereQueued } from './outbox.ts'
import { isWrittenBefore, OUTDATED } from './overtaken-messages.ts'
import {
  decidedOtherwise,
  isLive,
  lockProposal,
  PROPOSAL_UNKNOWN,
} from './proposal-access.ts'

type Content = Pick<
  ProposalNotificationBody,
  'subject' | 'message' | 'notifToMember' | 'notifToWa'
>
/** Who writes to whom, about what, and what the message waits for. */
type Cause = Pick<
  NewMessage,
  'coachingId' | 'holdKey' | 'now' | 'step' | 'withCalendar' | 'isRescheduled'
> & {
  createdBy: Id
  purpose: MessagePurpose
  recipients: Recipient[]
}

const channels = ({ notifToMember, notifToWa }: Content, recipient: Recipient) => [
  ...(notifToMember ? [{ channel: 'email' as const, recipient: recipient.email }] : []),
  ...(notifToWa ? [{ channel: 'whatsapp' as const, recipient: recipient.whatsapp }] : []),
]

/** Far more than any work needs: a stolen account or a loop is stopped, nobody else. */
const MOST_PER_HOUR = { admin: 10_000, recipient: 100 }

const refuseFlood = async (tx: Db, { createdBy, now, recipients }: Cause) => {
  const since = new Date(now.getTime() - HOUR_MS)
  const caused = await countCausedBy(tx, { createdBy, since })
  const userIds = recipients.map(({ id }) => id)
  const received = userIds.length > 0 ? await countForBusiest(tx, { userIds, since }) : 0
  if (caused >= MOST_PER_HOUR.admin || received >= MOST_PER_HOUR.recipient)
    throw tooMany('Terlalu banyak pesan dalam satu jam. Coba lagi nanti.', 600)
}

const messages = (content: Content, { recipients, ...cause }: Cause): NewMessage[] => {
  return recipients.flatMap((person) => {
    const { subject, message: body } = addressedTo(content, person.name)
    return channels(content, person).map((way) => ({
      ...{ ...way, ...cause, subject, body, userId: person.id },
    }))
  })
}

/**
 * Queues one message per recipient and chosen channel, in the caller's transaction. One that waits
 * takes the place of what the same admin has written about the same before.
 *
 * @throws Problem 429 after thousands of messages of one admin, or a hundred to one person, in an hour.
 */
export const notify = async (tx: Db, content: Content, cause: Cause): Promise<void> => {
  await refuseFlood(tx, cause)
  if (cause.holdKey) await cancelHeld(tx, cause.holdKey, cause.createdBy)
  for (const message of messages(content, cause)) await enqueue(tx, message)
}

const NOT_SENT = 'Pesan tidak dikirim.'
const NOT_THEIRS = 'Sertifikat ini bukan milik peserta tersebut.'
const TOLD_SINCE = `Sudah ada notifikasi lain untuk peserta ini sejak formulir ini dibuka. ${NOT_SENT} Buka lagi formulirnya bila tetap perlu.`
const NONE_WAITS = 'Peserta ini tidak memiliki pengajuan yang menunggu keputusan.'
const SEVERAL_WAIT =
  'Peserta ini memiliki beberapa pengajuan yang menunggu, sehingga tidak jelas pengajuan mana yang dimaksud.'

const DECIDED_LATELY =
  'Pengajuan lain dari peserta ini baru saja diputuskan oleh admin lain, sehingga tidak jelas pengajuan mana yang dimaksud.'

/** For so long an admin's table may still show as waiting what another admin has decided. */
const STALE_MS = HOUR_MS

const refuse = (reason: string) => conflict(`${reason} ${NOT_SENT}`)

/** The one proposal that waits, where it can be no other. */
const onlyWaiting = async (tx: Db, userId: Id, { createdBy, now }: By): Promise<Id> => {
  const waiting = await listWaiting(tx, userId)
  if (waiting.length > 1) throw refuse(SEVERAL_WAIT)
  if (!waiting[0]) throw refuse(NONE_WAITS)
  const isDoubtful = (await listLiveProposalsOf(tx, userId)).some(
    ({ decidedBy, decidedAt }) =>
      decidedBy &&
      decidedBy !== createdBy &&
      now.getTime() - (decidedAt?.getTime() ?? 0) < STALE_MS,
  )
  if (isDoubtful) throw refuse(DECIDED_LATELY)
  return waiting[0].id
}

/** The proposal that the message names; a client of §7 alone names none, and then only one may be meant. */
const meantProposal = async (
  tx: Db,
  { userId, proposalId }: ProposalNotificationBody,
  by: By,
) => {
  const id = proposalId ?? (await onlyWaiting(tx, userId, by))
  const known = await findProposalRow(tx, id)
  if (known?.userId !== userId) throw notFound(PROPOSAL_UNKNOWN)
  return known
}

/** §7 names the acceptance's subject exactly; every other message about a proposal is a rejection. */
const announcedDecision = ({ announces, subject }: ProposalNotificationBody) =>
  announces ?? (subject === ACCEPTANCE_SUBJECT ? 'acceptance' : 'rejection')

const DECIDES = { acceptance: 'APPROVED', rejection: 'REJECTED' } as const

type By = { createdBy: Id; now: Date }

/**
 * §4 'An acceptance notification is sent first, then approve is called', and so with a rejection: the
 * message waits for the decision on its proposal. Once that is decided so and its answer was lost, the
 * same text is asked for again: it is recognised and not repeated.
 *
 * @throws Problem 404 nobody there, 410 coaching deleted, 409 where no decision can follow, or where
 * it is not clear which.
 */
export const announceDecision = async (
  tx: Db,
  body: ProposalNotificationBody,
  by: By,
): Promise<void> => {
  const recipient = await findRecipient(tx, body.userId)
  if (!recipient) throw participantNotFound()
  const { id: proposalId, coachingId } = await meantProposal(tx, body, by)
  const { coaching, proposal } = await lockProposal(tx, { proposalId, coachingId }, 'share')
  const announced = announcedDecision(body)
  const holdKey = holdKeyOf(announced, proposalId)
  const withCalendar = announced === 'acceptance'
  const about = { coachingId, purpose: announced, holdKey, withCalendar }
  const isRescheduled =
    announced === 'acceptance' && isWrittenBefore(body.times, toSchedule(coaching))
  const cause = { ...by, ...about, recipients: [recipient], isRescheduled }
  if (isLive(proposal) && proposal.status === 'PENDING') return notify(tx, body, cause)
  const isRepeated = isLive(proposal) && proposal.status === DECIDES[announced]
  if (!isRepeated || !(await wereQueued(tx, messages(body, cause))))
    throw await decidedOtherwise(tx, proposal, by.createdBy, NOT_SENT)
}

const isDeletion = ({ announces, subject }: CoachingNotificationBody) =>
  announces ? announces === 'deletion' : subject.endsWith(CANCELLATION_SUBJECT)

/**
 * §4 'a deletion notification first': it waits for the deletion; any other message about a coaching
 * goes at once, to its accepted participants.
 *
 * @throws Problem 404 unknown or deleted, 409 where no deletion can follow.
 */
export const announceChange = async (
  tx: Db,
  body: CoachingNotificationBody,
  { services, ...by }: By & { services: Pick<Services, 'config'> },
): Promise<void> => {
  const { coachingId } = body
  await lockCoaching(tx, coachingId, 'share')
  const coaching = await adminCoachingOf(tx, coachingId, { now: by.now, services })
  const recipients = await listRecipients(tx, coachingId)
  const cause = { ...by, coachingId, recipients, withCalendar: true }
  const isRescheduled = isWrittenBefore(body.times, coaching)
  if (!isDeletion(body))
    return notify(tx, body, { ...cause, purpose: 'change', isRescheduled })
  if (!coaching.canCancel) throw refuse(CANNOT_DELETE)
  const holdKey = holdKeyOf('deletion', coachingId)
  await notify(tx, body, { ...cause, holdKey, purpose: 'deletion' })
}

/** @throws Problem 409 where somebody has told them of the certificate since the message was begun: nobody is told twice unasked. */
const refuseTwice = async (tx: Db, rowId: Id, toldAt: string | null | undefined) => {
  const told = (await findCertificateRow(tx, rowId))?.notifiedAt
  if (toldAt !== undefined && told && told !== toldAt) throw settled(TOLD_SINCE)
}

/**
 * That a certificate is there, to its owner, at once.
 *
 * @throws Problem 404 unknown coaching or participant, 409 when the row is somebody else's, or the certificate came or went since the
 * message was begun.
 */
export const announceCertificate = async (
  tx: Db,
  { coachingId, body }: { coachingId: Id; body: CertificateNotificationBody },
  by: By,
): Promise<void> => {
  await lockLiveCoaching(tx, coachingId, 'share')
  const rows = await listCertificateRows(tx, coachingId)
  const recipient = await findRecipient(tx, body.userId)
  const row = rows.find(({ userId }) => userId === recipient?.id)
  if (!recipient || !row) throw participantNotFound()
  if ((body.certificateId ?? row.id) !== row.id) throw refuse(NOT_THEIRS)
  // who just withdraws or uploads it is waited for
  const isThere = (await lockCertificate(tx, row.id))?.fileId != null
  const { issuedId } = body
  const isSo = issuedId === undefined || (await isStill(tx, row.id, { issuedId, isThere }))
  if (!isSo || (body.isThere ?? isThere) !== isThere) throw refuse(OUTDATED.certificate)
  await refuseTwice(tx, row.id, body.toldAt)
  const about = { coachingId, purpose: 'certificate' as const }
  await notify(tx, body, { ...by, ...about, recipients: [recipient] })
  await markCertificateNotified(tx, { coachingId, userId: recipient.id, now: by.now })
}
