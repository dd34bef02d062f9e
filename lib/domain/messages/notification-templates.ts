import type { Schedule } from '../../entities/coaching.ts'
import type { WhatsappTemplate } from '../../entities/office.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import type { TimeZone } from '../schedule/time-zone.ts'
import {
  ACCEPTANCE_SUBJECT,
  CANCELLATION_SUBJECT,
  CHANGE_SUBJECTS,
  type ChangeSubject,
  OTHER,
  REJECTION_REASONS,
  type RejectionReason,
} from './notification-choices.ts'
import { fillSlots, letterOf, REASON_SLOT, wordingOf } from './wordings.ts'

/** How the office speaks: who signs, and its own texts by the template's name. */
export type OfficeVoice = {
  sender: string
  texts: Readonly<Record<string, string>>
  /** What goes by WhatsApp instead of the text, by what a message is about. */
  whatsappTemplates?: Readonly<Record<string, WhatsappTemplate>> | undefined
  /** By which ways messages go out at all; undefined where the server does not tell. */
  ways?: readonly ('email' | 'whatsapp')[] | undefined
}

export type TemplateContext = Schedule & {
  topic: string
  timeZone: TimeZone
  /** Whom a message to one person greets; a message to several greets 'Peserta'. */
  name?: string
  /** The product's name: prefix of every subject but the acceptance's (decision 47). */
  product: string
  /** Who signs, e.g. 'Tim E-Coaching Kehutanan'. */
  sender: string
  /** The meeting has been. */
  isOver?: boolean
  /** The office's own texts, by the template's name. */
  texts?: OfficeVoice['texts']
}

export type NotificationText = { subject: string; message: string }

const prefixed = ({ product }: TemplateContext, subject: string): string =>
  `${product} - ${subject}`

/** Until the reason is typed the portal's own sentence does without. */
const withoutReason = (text: string) => text.replace(` dengan alasan: ${REASON_SLOT}`, '')

const filled = (context: TemplateContext, text: string, reason = ''): string =>
  fillSlots(reason ? text : withoutReason(text), {
    '{nama}': context.name ?? 'Peserta',
    '{topik}': context.topic,
    '{jadwal}': scheduleText(context),
    '{pengirim}': context.sender,
    [REASON_SLOT]: reason || '…',
  })

/** A template's text: the office's own, or the portal's, which after the meeting asks for nothing before it. */
const worded = (context: TemplateContext, name: string, reason?: string): string => {
  const { paragraphs, late } = wordingOf(name)
  const ready = letterOf((context.isOver && late) || paragraphs)
  return filled(context, context.texts?.[name] ?? ready, reason)
}

/** A message of our own words about a coaching. */
export const ownTemplate = (
  subject: string,
  paragraph: string,
  context: TemplateContext,
): NotificationText => ({
  subject: prefixed(context, subject),
  message: filled(context, letterOf([paragraph])),
})

/** @param otherSubject the typed subject; needed where `choice` is 'other' */
export const changeTemplate = (
  choice: ChangeSubject,
  context: TemplateContext,
  otherSubject = '',
): NotificationText => ({
  subject: prefixed(
    context,
    (choice === OTHER && otherSubject.trim()) ||
      (choice === OTHER ? 'Informasi Coaching' : CHANGE_SUBJECTS[choice]),
  ),
  message: worded(context, `change:${choice}`),
})

/** The one subject without prefix: exactly 'Pengajuan Coaching Diterima' (§7, decision 47). */
export const acceptanceTemplate = (context: TemplateContext): NotificationText => ({
  subject: ACCEPTANCE_SUBJECT,
  message: worded(context, 'acceptance'),
})

/** The reason as it is stored and shown; for 'other' the typed one. */
export const rejectionReason = (choice: RejectionReason, otherReason: string): string =>
  choice === OTHER ? otherReason.trim() : REJECTION_REASONS[choice]

/** §7 'rejection subject is prefixed by the product name plus the chosen reason'. */
export const rejectionTemplate = (
  choice: RejectionReason,
  context: TemplateContext,
  otherReason = '',
): NotificationText => {
  const reason = rejectionReason(choice, otherReason)
  return {
    subject: prefixed(context, reason || 'Pengajuan Coaching Ditolak'),
    message: worded(context, `rejection:${choice}`, reason.replace(/[.\s]+$/, '')),
  }
}

export const certificateTemplate = (context: TemplateContext): NotificationText => ({
  subject: prefixed(context, 'Sertifikat Telah Tersedia'),
  message: worded(context, 'certificate'),
})

/** §9 'default cancellation message is a template that includes the topic and the sender team'. */
export const cancellationTemplate = (context: TemplateContext): NotificationText => ({
  subject: prefixed(context, CANCELLATION_SUBJECT),
  message: worded(context, 'cancellation'),
})
