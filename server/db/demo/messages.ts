import {
  acceptanceTemplate,
  certificateTemplate,
  changeTemplate,
  rejectionTemplate,
  type TemplateContext,
} from '../../../lib/domain/messages/notification-templates.ts'
import { HOUR_MS, MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import { WIB } from '../../../lib/domain/schedule/time-zone.ts'
import type { outbox } from '../schema/system.ts'
import type { EnrolmentContent } from './content.ts'
import type { DemoContext } from './context.ts'
import { idOf } from './demo-id.ts'
import type { Enrolment } from './enrolments.ts'
import { plus } from './moments.ts'

type MessageRow = typeof outbox.$inferInsert
type MessageName = NonNullable<EnrolmentContent['messages']>[number]

const templateContext = (appName: string, { coaching }: Enrolment): TemplateContext => ({
  topic: coaching.plan.topic,
  timeZone: WIB,
  product: appName,
  sender: `Tim ${appName}`,
  tanggalMeeting: coaching.schedule?.tanggalMeeting.toISOString() ?? null,
  jamMulai: coaching.schedule?.jamMulai.toISOString() ?? null,
  jamSelesai: coaching.schedule?.jamSelesai.toISOString() ?? null,
})

/** What a message says and when it was written. */
const written = (name: MessageName, enrolment: Enrolment, appName: string) => {
  const { decidedAt, coaching, content } = enrolment
  const template = templateContext(appName, enrolment)
  const end = coaching.schedule?.jamSelesai ?? decidedAt
  return {
    acceptance: { text: acceptanceTemplate(template), at: decidedAt },
    rejection: {
      text: rejectionTemplate('other', template, content.reason ?? ''),
      at: decidedAt,
    },
    link: {
      text: changeTemplate('meeting-link', template),
      at: plus(decidedAt, 3 * HOUR_MS),
    },
    certificate: { text: certificateTemplate(template), at: plus(end, 49 * HOUR_MS) },
  }[name]
}

const rowsOf = (
  enrolment: Enrolment,
  name: MessageName,
  { now, appName }: DemoContext,
): MessageRow[] => {
  const { coaching, participant } = enrolment
  const { text, at } = written(name, enrolment, appName)
  const sentAt = plus(at, MINUTE_MS)
  if (sentAt > now) return []
  const row = (channel: 'email' | 'whatsapp'): MessageRow => ({
    id: idOf('message', coaching.plan.key, participant.username, name, channel),
    ...{ channel, userId: participant.id, coachingId: coaching.id },
    recipient: channel === 'email' ? participant.email : participant.whatsapp,
    ...{ subject: text.subject, body: text.message, state: 'sent', attempts: 1 },
    isLogged: true,
    ...{ createdAt: at, nextAttemptAt: at, sentAt, createdBy: coaching.row.adminId },
  })
  return [row('email'), ...(name === 'acceptance' ? [row('whatsapp')] : [])]
}

/** The messages that participants have had so far. */
export const messageRows = (
  context: DemoContext,
  enrolled: readonly Enrolment[],
): MessageRow[] =>
  enrolled.flatMap((enrolment) =>
    (enrolment.content.messages ?? []).flatMap((name) => rowsOf(enrolment, name, context)),
  )
