import { withCoachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import { templateContext, timesOf } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import { sentWords } from '@/app/_screens/admin/sent-words'
import { isOutdated } from '@/lib/api/errors'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { NAME_SLOT, NAME_SLOT_HINT } from '@/lib/domain/messages/name-slot'
import { ownTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { NotYet, Reminded, RemindedStep } from '@/lib/entities/reminder'
import { inform, openDialog } from '@/lib/feedback/dialog'
import type { ReminderBody } from '@/lib/validation/notification'
import { reminderText } from './reminder-text'

type Reminder = {
  coaching: AdminCoaching
  step: RemindedStep
  /** Who has not done it by what was read last. */
  people: NotYet[RemindedStep]
  send: (body: ReminderBody) => Promise<Reminded>
}

/** The last reminder that went to one of them, by what is shown. */
const lastTold = (people: NotYet[RemindedStep]) =>
  people
    .flatMap(({ told }) => told ?? [])
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1)

/** Whom it went to by the server's word, and whom not. */
function outcomeText(
  { sent, skipped }: Reminded,
  people: NotYet[RemindedStep],
  why: string | undefined,
) {
  const left = people.filter(({ id }) => skipped.includes(id)).map(({ name }) => name)
  const to = why
    ? `Ditulis untuk ${sent.length} peserta. ${why}`
    : `Dikirim ke ${sent.length} peserta.`
  return left.length > 0
    ? `${to}\nTidak dikirim, karena sudah melakukannya atau tidak lagi terdaftar: ${left.join(', ')}.`
    : to
}

/** Asks for the message, says to whom it goes by name, and tells whom it went to. */
export async function openReminder({ coaching: read, step, people, send }: Reminder) {
  const moment = { now: new Date(serverNow()), timeZone: browserTimeZone() }
  const told: Reminded[] = []
  const last = lastTold(people)
  const outcome = await withCoachingNow(read, (coaching) => {
    const { subject, paragraph } = reminderText(step, coaching, moment)
    return openDialog(MessageDialog, {
      title: `Ingatkan ${people.length} peserta`,
      purpose: 'step',
      draft: `remind:${step}:${coaching.id}`,
      recipient: people.map(({ name }) => name),
      recipientHint: last
        ? `${NAME_SLOT_HINT}. Pengingat terakhir kepada mereka: ${toldWhen(last)}`
        : NAME_SLOT_HINT,
      compose: (_choice, _other, voice) =>
        ownTemplate(subject, paragraph, templateContext(coaching, voice, NAME_SLOT)),
      rule: 'optional',
      isOver: isOutdated,
      send: async (payload) => {
        const userIds = people.map(({ id }) => id)
        const about = { step, userIds, times: timesOf(coaching) }
        told.push(await send({ ...payload, ...about, toldAt: last?.at ?? null }))
      },
    })
  })
  const answer = told.at(-1)
  if (!outcome?.sent || !answer) return
  const { title, body: why } = sentWords(outcome)
  const body = outcomeText(answer, people, why)
  await inform({ title, body })
}
