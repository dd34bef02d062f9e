import type { MemberNotificationBody } from '../../lib/validation/notification.ts'
import type { Db } from '../db/client.ts'
import type { Recipient } from '../repositories/recipients.ts'
import { enqueue, type NewMessage } from './outbox.ts'

/** The subject of every acceptance, exactly (decision 47): by it an acceptance is known. */
export const ACCEPTANCE_SUBJECT = 'Pengajuan Coaching Diterima'

/** An acceptance waits this long for its approval before it goes out on its own. */
const HOLD_SECONDS = 30

/** What an acceptance of this participant waits for: `approve` releases it, its refusal cancels it. */
export const acceptanceHold = (userId: string) => `acceptance:${userId}`

type Content = Pick<
  MemberNotificationBody,
  'subject' | 'message' | 'notifToMember' | 'notifToWa'
>
type Cause = { createdBy: string; coachingId: string | null; now: Date }

const channels = ({ notifToMember, notifToWa }: Content, recipient: Recipient) => [
  ...(notifToMember ? [{ channel: 'email' as const, recipient: recipient.email }] : []),
  ...(notifToWa ? [{ channel: 'whatsapp' as const, recipient: recipient.whatsapp }] : []),
]

/** Queues one message per recipient and chosen channel, in the caller's transaction. */
export const notify = async (
  tx: Db,
  content: Content,
  { recipients, ...cause }: Cause & { recipients: Recipient[] },
): Promise<void> => {
  const { subject, message: body } = content
  for (const person of recipients) {
    const hold: Pick<NewMessage, 'hold'> =
      subject === ACCEPTANCE_SUBJECT
        ? { hold: { key: acceptanceHold(person.id), seconds: HOLD_SECONDS } }
        : {}
    for (const way of channels(content, person)) {
      await enqueue(tx, { ...way, ...hold, ...cause, subject, body, userId: person.id })
    }
  }
}
