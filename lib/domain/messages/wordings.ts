import {
  CHANGE_SUBJECTS,
  CHANGE_TEXTS,
  type ChangeSubject,
  LATE_CHANGE_TEXTS,
  OTHER,
  REJECTION_ADVICE,
  REJECTION_REASONS,
  type RejectionReason,
} from './notification-choices.ts'
import { unknownSlot, usedSlots } from './slots.ts'

/** A template whose text the office may word itself. */
export type Wording = {
  label: string
  /** What the portal says between greeting and schedule. */
  paragraphs: readonly string[]
  /** The same once the meeting has been, where that differs. */
  late?: readonly string[]
  /** What a text of it has to name, each once at least. */
  slots: readonly string[]
}

export const REASON_SLOT = '{alasan}'
const SLOTS = ['{nama}', '{topik}', '{jadwal}', '{pengirim}'] as const

const wording = (
  label: string,
  paragraphs: readonly string[],
  late?: readonly string[],
): Wording => ({ label, paragraphs, slots: SLOTS, ...(late && { late }) })

const changeOf = (choice: ChangeSubject) =>
  wording(
    choice === OTHER ? 'Perubahan: subjek lainnya' : CHANGE_SUBJECTS[choice],
    CHANGE_TEXTS[choice],
    LATE_CHANGE_TEXTS[choice],
  )

const REJECTED = `Mohon maaf, pengajuan Anda untuk mengikuti coaching belum dapat kami terima dengan alasan: ${REASON_SLOT}.`

const rejectionOf = (choice: RejectionReason): Wording => ({
  label:
    choice === OTHER
      ? 'Penolakan: alasan lainnya'
      : `Penolakan: ${REJECTION_REASONS[choice]}`,
  paragraphs: [REJECTED, REJECTION_ADVICE[choice]],
  late: [REJECTED],
  slots: [...SLOTS, REASON_SLOT],
})

const named = <K extends string>(
  names: readonly K[],
  kind: string,
  of: (name: K) => Wording,
) => names.map((name): [string, Wording] => [`${kind}:${name}`, of(name)])

/** Every template of the message windows, by its name. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  acceptance: wording(
    'Pengajuan diterima',
    [
      'Selamat, pengajuan Anda untuk mengikuti coaching telah kami terima.',
      'Sebelum meeting dimulai, silakan mempelajari materi dan mengerjakan Pre Test bila tersedia. Semua tahapan dapat dibuka melalui menu Coaching pada akun Anda.',
    ],
    [
      'Pengajuan Anda untuk mengikuti coaching telah kami terima.',
      'Meeting coaching ini sudah selesai. Tahapan yang masih dapat diikuti terlihat melalui menu Coaching pada akun Anda.',
    ],
  ),
  ...Object.fromEntries(
    named(Object.keys(REJECTION_REASONS) as RejectionReason[], 'rejection', rejectionOf),
  ),
  ...Object.fromEntries(
    named(Object.keys(CHANGE_SUBJECTS) as ChangeSubject[], 'change', changeOf),
  ),
  certificate: wording('Sertifikat tersedia', [
    'Terima kasih telah mengikuti seluruh tahapan coaching. Sertifikat Anda telah tersedia dan dapat diunduh pada halaman Sertifikat.',
  ]),
  cancellation: wording('Pembatalan coaching', [
    'Mohon maaf, coaching yang Anda ikuti dibatalkan. Silakan memilih coaching lain yang tersedia melalui menu Coaching pada akun Anda.',
  ]),
}

export const wordingOf = (name: string): Wording => {
  const found = WORDINGS[name]
  if (!found) throw new Error(`no template ${name}`)
  return found
}

/** The portal's own letter, with the slots where a person's and a coaching's facts come. */
export const letterOf = (paragraphs: readonly string[]): string =>
  [
    'Yth. Bapak/Ibu {nama},',
    ...paragraphs,
    'Topik: {topik}\nJadwal: {jadwal}',
    'Terima kasih.\n\nSalam,\n{pengirim}',
  ].join('\n\n')

/** The text that a template has as long as the office words none. */
export const readyText = ({ paragraphs }: Wording): string => letterOf(paragraphs)

/** Fills each slot; one that is not among the values stays. */
export const fillSlots = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{[^{}]*\}/g, (slot) => values[slot] ?? slot)

/** What is wrong with the slots of an own text, in a sentence; null where nothing is. */
export const slotFault = (text: string, { slots }: Wording): string | null => {
  const missing = slots.filter((slot) => !usedSlots(text).includes(slot))
  return (
    unknownSlot(text, slots) ??
    (missing.length > 0 ? `Teks harus memuat ${missing.join(', ')}` : null)
  )
}
