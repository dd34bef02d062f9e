import { type InferType, object, string } from 'yup'
import { MAX_PASSWORD, MAX_SHORT, requiredText } from './fields.ts'

/** Body of `POST /auth/contact-confirmation`. */
export const sendAgainSchema = object({
  channel: string()
    .oneOf(['email', 'whatsapp'] as const, 'Kontak tidak dikenal')
    .required('Kontak diperlukan'),
})

/** The form behind the link. */
export const contactPasswordSchema = object({
  password: string()
    .required('Password diperlukan')
    .max(MAX_PASSWORD, `Password maksimal ${MAX_PASSWORD} karakter`),
})
export type ContactPassword = InferType<typeof contactPasswordSchema>

/** Body of `POST /auth/confirm-contact`. */
export const confirmContactSchema = contactPasswordSchema.concat(
  object({ token: requiredText('Token diperlukan', MAX_SHORT) }),
)
