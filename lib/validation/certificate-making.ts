import { array, type InferType, number, object, string } from 'yup'
import { COUNTER, DEFAULT_PATTERN } from '../domain/certificates/number-pattern.ts'
import { READY_TEMPLATE } from '../entities/issuing-values.ts'
import { flag, id, MAX_LONG, MAX_SHORT, requiredText, visibleName } from './fields.ts'

const HOURS = 'Jam pelajaran harus bilangan bulat 1–999'

const hours = () => number().typeError(HOURS).integer(HOURS).min(1, HOURS).max(999, HOURS)

const isOnce = (text: string | undefined) => text?.split(COUNTER).length === 2

const pattern = () =>
  requiredText('Pola nomor diperlukan', 80)
    .default(DEFAULT_PATTERN)
    .test('counter', `Pola nomor harus memuat ${COUNTER} tepat satu kali`, isOnce)
    .test('part', 'Pola nomor memuat bagian yang tidak dikenal', (text) =>
      /^[^{}]*(\{(urut|kode|bulan-romawi|tahun)\}[^{}]*)*$/.test(text ?? ''),
    )
const place = () => visibleName().required('Tempat penerbitan diperlukan').max(60)
const signerName = () => visibleName().required('Nama penanda tangan diperlukan')
const signer = () => object({ name: signerName(), title: visibleName().default('') })

/** Body of `PUT /coaching/admin/:id/certificate-settings`. */
export const certificateSettingsSchema = object({
  templateId: id().default(READY_TEMPLATE),
  hours: hours().required(HOURS),
  numberPattern: pattern(),
  place: place(),
  signers: array(signer()).min(1, 'Isi setidaknya satu penanda tangan').max(2).required(),
})
export type CertificateSettingsBody = InferType<typeof certificateSettingsSchema>

/** Body of `POST /coaching/admin/:id/issue-certificates`; without `rowIds` all that are complete. */
export const issueSchema = object({
  rowIds: array(id()).max(2000).optional(),
  /** Of `rowIds` the names as they were shown: nothing is issued where one is no longer what is printed. */
  names: array(string().defined()).max(2000).optional(),
  /** Of the list that was shown: nothing is issued where papers would show something else by now. */
  look: string().max(100).optional(),
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

/** The same as one form: two who sign, of whom the second may be left out. */
export const settingsFormSchema = object({
  templateId: id('Template diperlukan').default(READY_TEMPLATE),
  hours: hours().nullable().required(HOURS),
  numberPattern: pattern(),
  place: place(),
  firstName: signerName(),
  firstTitle: visibleName().default(''),
  secondName: visibleName().default(''),
  secondTitle: visibleName().default(''),
})
export type SettingsForm = InferType<typeof settingsFormSchema>
