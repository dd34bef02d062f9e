import { type InferType, object } from 'yup'
import { MAX_SHORT, requiredText } from './fields.ts'
import { passwords } from './passwords.ts'

/** Body of `POST /auth/forgot-password`: whatever a person remembers of the account. */
export const forgottenSchema = object({
  identity: requiredText('Username atau email diperlukan', 254),
})
export type Forgotten = InferType<typeof forgottenSchema>

/** The form behind the link; chapter 5's rules of a new password. */
export const newPasswordSchema = object(passwords())
export type NewPassword = InferType<typeof newPasswordSchema>

/** Body of `POST /auth/reset-password`. */
export const resetSchema = object({
  ...passwords(),
  token: requiredText('Token diperlukan', MAX_SHORT),
})
