import { type InferType, object } from 'yup'
import { MAX_MEDIUM, requiredText, text, zoneName } from './fields.ts'

/** Body of `POST /auth/refresh-token`. */
export const renewalSchema = object({
  refreshToken: requiredText('Sesi anda telah berakhir', MAX_MEDIUM),
  /** Ours, beyond §7. */
  timeZone: zoneName(),
})

/** Body of `POST /auth/logout`: without a token there is nothing to end (decision 68). */
export const logoutSchema = object({ refreshToken: text(MAX_MEDIUM).optional() })

export type RenewalBody = InferType<typeof renewalSchema>
export type LogoutBody = InferType<typeof logoutSchema>
