import { array, type InferOutput, object, picklist, string } from 'valibot'
import { instantSchema } from './identity.ts'

/** Where a link is sent to if there is such an account; what the server has, not what the account has. */
export const recoveryWaysSchema = array(picklist(['email', 'whatsapp']))
export type RecoveryWays = InferOutput<typeof recoveryWaysSchema>

/** Whose password is new. */
export const recoveredSchema = object({ username: string() })

/** A link that opens the page for a new password, once, until `expiresAt`. */
export const passwordLinkSchema = object({ url: string(), expiresAt: instantSchema })
export type PasswordLink = InferOutput<typeof passwordLinkSchema>
