import { type InferType, number, object, string } from 'yup'
import { MAX_MEDIUM, requiredText, text } from './fields.ts'

/** Body of `POST /certificate/:id/withdraw`: shown to the participant and to whoever checks the paper. */
export const certificateReasonSchema = object({
  reason: requiredText('Alasan diperlukan', MAX_MEDIUM),
})

/** Body of `POST /certificate/:id/reissue`. */
export const reissueSchema = certificateReasonSchema.shape({
  /** As it was shown: nothing is issued where another name would be printed. */
  name: string().max(MAX_MEDIUM).optional(),
})

export type ReissueBody = InferType<typeof reissueSchema>
export type CertificateReason = InferType<typeof certificateReasonSchema>

/** So many rows are answered at once, the newest. */
export const REGISTER_MOST = 10_000

/** Query of `GET /certificate/register`: both may be missing. */
export const registerQuerySchema = object({
  /** Part of a name, number, topic, coaching code or code of the check. */
  q: text(),
  /** In which it was issued, in the office's zone. */
  year: number()
    .typeError('Tahun harus berupa angka')
    .integer('Tahun harus bilangan bulat')
    .min(2000, 'Tahun minimal 2000')
    .max(9999, 'Tahun maksimal 9999'),
})
export type RegisterQuery = InferType<typeof registerQuerySchema>
