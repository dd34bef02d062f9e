import { array, type InferType, number, object, string } from 'yup'
import { COUNTER, DEFAULT_PATTERN } from '../domain/certificates/number-pattern.ts'
import { READY_TEMPLATE } from '../entities/issuing-values.ts'
import { flag, id, MAX_LONG, MAX_SHORT, requiredText, text, visibleName } from './fields.ts'

const HOURS = 'Jam pelajaran harus bilangan bulat 1–999'

const signer = () =>
  object({
    name: visibleName().required('Nama penanda tangan diperlukan'),
    title: visibleName().default(''),
  })

const isOnce = (pattern: string | undefined) => pattern?.split(COUNTER).length === 2

/** Body of `PUT /coaching/admin/:id/certificate-settings`. */
export const certificateSettingsSchema = object({
  templateId: string().oneOf([READY_TEMPLATE]).required(),
  hours: number()
    .typeError(HOURS)
    .integer(HOURS)
    .min(1, HOURS)
    .max(999, HOURS)
    .required(HOURS),
  numberPattern: requiredText('Pola nomor diperlukan', 80)
    .default(DEFAULT_PATTERN)
    .test('counter', `Pola nomor harus memuat ${COUNTER} tepat satu kali`, isOnce)
    .test('part', 'Pola nomor memuat bagian yang tidak dikenal', (pattern) =>
      /^[^{}]*(\{(urut|kode|bulan-romawi|tahun)\}[^{}]*)*$/.test(pattern ?? ''),
    ),
  place: visibleName().required('Tempat penerbitan diperlukan').max(60),
  signers: array(signer()).min(1, 'Isi setidaknya satu penanda tangan').max(2).required(),
})
export type CertificateSettingsBody = InferType<typeof certificateSettingsSchema>

/** Body of `POST /coaching/admin/:id/issue-certificates`; without `rowIds` all that are complete. */
export const issueSchema = object({
  rowIds: array(id()).max(2000).optional(),
  /** What each is told whose certificate is made, with `{nama}`; null tells nobody. */
  notify: object({
    subject: requiredText('Subjek diperlukan', 2 * MAX_SHORT),
    message: requiredText('Pesan diperlukan', MAX_LONG),
    notifToMember: flag(),
    notifToWa: flag(),
  })
    .nullable()
    .default(null),
})
export type IssueBody = InferType<typeof issueSchema>

/** Body of withdrawing and of issuing anew. */
export const reasonSchema = object({ reason: requiredText('Alasan diperlukan') })

/** Query of the register. */
export const registerQuerySchema = object({
  q: text().optional(),
  year: number().integer().min(2000).max(2999).optional(),
})
export type RegisterQuery = InferType<typeof registerQuerySchema>
