import {
  acceptanceTemplate,
  certificateTemplate,
  changeTemplate,
  type NotificationText,
  rejectionTemplate,
  type TemplateContext,
} from '../../../../lib/domain/messages/notification-templates.ts'
import { WIB } from '../../../../lib/domain/schedule/time-zone.ts'
import type { outbox } from '../../schema/system.ts'
import { idOf } from '../ids.ts'
import { HOUR_MS, MINUTE_MS, plus } from '../moments.ts'
import type { SeedContext } from './context.ts'
import type { Enrolment } from './proposals.ts'

type MessageRow = typeof outbox.$inferInsert

const templateContext = (
  { appName }: SeedContext,
  { coaching }: Enrolment,
): TemplateContext => ({
  topic: coaching.plan.topic,
  timeZone: WIB,
  product: appName,
  sender: `Tim ${appName}`,
  tanggalMeeting: coaching.schedule?.tanggalMeeting.toISOString() ?? null,
  jamMulai: coaching.schedule?.jamMulai.toISOString() ?? null,
  jamSelesai: coaching.schedule?.jamSelesai.toISOString() ?? null,
})

type Written = { what: string; text: NotificationText; at: Date }

/** What has been sent to one participant about one coaching. */
const written = (context: SeedContext, enrolment: Enrolment): Written[] => {
  const { standing, decidedAt, coaching, proposal } = enrolment
  const template = templateContext(context, enrolment)
  if (standing === 'pending') return []
  if (standing === 'rejected') {
    const text = rejectionTemplate('other', template, proposal.reason ?? '')
    return [{ what: 'rejection', text, at: decidedAt }]
  }
  const accepted = { what: 'acceptance', text: acceptanceTemplate(template), at: decidedAt }
  const link = { what: 'link', text: changeTemplate('meeting-link', template) }
  const handed = { what: 'certificate', text: certificateTemplate(template) }
  const end = coaching.schedule?.jamSelesai
  return [
    accepted,
    ...(coaching.plan.hasMeetingLink
      ? [{ ...link, at: plus(decidedAt, 3 * HOUR_MS) }]
      : []),
    ...(standing === 'done' && coaching.plan.hasCertificates && end
      ? [{ ...handed, at: plus(end, 49 * HOUR_MS) }]
      : []),
  ]
}

const row = (
  { coaching, participant }: Enrolment,
  { what, text, at }: Written,
  channel: 'email' | 'whatsapp',
): MessageRow => ({
  id: idOf('message', coaching.plan.key, participant.username, what, channel),
  channel,
  userId: participant.id,
  coachingId: coaching.id,
  recipient: channel === 'email' ? participant.email : participant.whatsapp,
  subject: text.subject,
  body: text.message,
  state: 'sent',
  attempts: 1,
  createdAt: at,
  nextAttemptAt: at,
  sentAt: plus(at, MINUTE_MS),
  createdBy: coaching.row.adminId,
})

/** The messages that the known demo participant has had so far. */
export const messageRows = (
  context: SeedContext,
  enrolled: readonly Enrolment[],
): MessageRow[] =>
  enrolled
    .filter(({ participant }) => participant.username === 'peserta')
    .flatMap((enrolment) =>
      written(context, enrolment)
        .filter(({ at }) => plus(at, MINUTE_MS) <= context.now)
        .flatMap((message) => [
          row(enrolment, message, 'email'),
          ...(message.what === 'acceptance' ? [row(enrolment, message, 'whatsapp')] : []),
        ]),
    )
