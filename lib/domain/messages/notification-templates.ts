import type { Schedule } from '../../entities/coaching.ts'
import { scheduleText } from '../schedule/schedule-text.ts'
import type { TimeZone } from '../schedule/time-zone.ts'
import {
  ACCEPTANCE_SUBJECT,
  CANCELLATION_SUBJECT,
  CHANGE_SUBJECTS,
  CHANGE_TEXTS,
  type ChangeSubject,
  OTHER,
  REJECTION_ADVICE,
  REJECTION_REASONS,
  type RejectionReason,
} from './notification-choices.ts'

export type TemplateContext = Schedule & {
  topic: string
  timeZone: TimeZone
  /** Whom a message to one person greets; a message to several greets 'Peserta'. */
  name?: string
  /** The product's name: prefix of every subject but the acceptance's (decision 47). */
  product: string
  /** Who signs, e.g. 'Tim E-Coaching Kehutanan'. */
  sender: string
}

export type NotificationText = { subject: string; message: string }

const prefixed = ({ product }: TemplateContext, subject: string): string =>
  `${product} - ${subject}`

const letter = (context: TemplateContext, paragraphs: readonly string[]): string =>
  [
    `Yth. Bapak/Ibu ${context.name ?? 'Peserta'},`,
    ...paragraphs,
    `Topik: ${context.topic}\nJadwal: ${scheduleText(context)}`,
    `Terima kasih.\n\nSalam,\n${context.sender}`,
  ].join('\n\n')

/** A message of our own words about a coaching. */
export const ownTemplate = (
  subject: string,
  paragraph: string,
  context: TemplateContext,
): NotificationText => ({
  subject: prefixed(context, subject),
  message: letter(context, [paragraph]),
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
  message: letter(context, CHANGE_TEXTS[choice]),
})

/** The one subject without prefix: exactly 'Pengajuan Coaching Diterima' (§7, decision 47). */
export const acceptanceTemplate = (context: TemplateContext): NotificationText => ({
  subject: ACCEPTANCE_SUBJECT,
  message: letter(context, [
    'Selamat, pengajuan Anda untuk mengikuti coaching telah kami terima.',
    'Silakan mempelajari materi dan mengerjakan Pre Test sebelum meeting dimulai. Semua tahapan dapat dibuka melalui menu Coaching pada akun Anda.',
  ]),
})

/** The reason as it is stored and shown; for 'other' the typed one. */
export const rejectionReason = (choice: RejectionReason, otherReason = ''): string =>
  choice === OTHER ? otherReason.trim() : REJECTION_REASONS[choice]

/** §7 'rejection subject is prefixed by the product name plus the chosen reason'. */
export const rejectionTemplate = (
  choice: RejectionReason,
  context: TemplateContext,
  otherReason = '',
): NotificationText => {
  const reason = rejectionReason(choice, otherReason)
  const because = reason ? ` dengan alasan: ${reason.replace(/[.\s]+$/, '')}.` : '.'
  return {
    subject: prefixed(context, reason || 'Pengajuan Coaching Ditolak'),
    message: letter(context, [
      `Mohon maaf, pengajuan Anda untuk mengikuti coaching belum dapat kami terima${because}`,
      REJECTION_ADVICE[choice],
    ]),
  }
}

export const certificateTemplate = (context: TemplateContext): NotificationText => ({
  subject: prefixed(context, 'Sertifikat Telah Tersedia'),
  message: letter(context, [
    'Terima kasih telah mengikuti seluruh tahapan coaching. Sertifikat Anda telah tersedia dan dapat diunduh pada halaman Sertifikat.',
  ]),
})

/** §9 'default cancellation message is a template that includes the topic and the sender team'. */
export const cancellationTemplate = (context: TemplateContext): NotificationText => ({
  subject: prefixed(context, CANCELLATION_SUBJECT),
  message: letter(context, [
    'Mohon maaf, coaching yang Anda ikuti dibatalkan. Silakan memilih coaching lain yang tersedia melalui menu Coaching pada akun Anda.',
  ]),
})
