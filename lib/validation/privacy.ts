import { type InferType, number, object } from 'yup'
import { richText } from './fields.ts'

/** Body of `PUT /privacy`. */
export const privacyTextSchema = object({ text: richText('Isi halaman diperlukan') })
export type PrivacyTextBody = InferType<typeof privacyTextSchema>

/** Body of `POST /me/privacy`. */
export const toldEditionSchema = object({
  edition: number().integer().min(1).max(1_000_000).required('Versi diperlukan'),
})
