import { array, boolean, type InferOutput, number, object, picklist, string } from 'valibot'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { passwordLinkSchema } from './recovery.ts'

/** An account of the office, as superadmins see it. */
export const adminAccountSchema = object({
  id: idSchema,
  fullName: string(),
  username: string(),
  email: string(),
  /** The WhatsApp number. */
  contact: string(),
  role: picklist(['admin', 'superadmin']),
  /** Since when its login asks for a code; null while it does not. */
  secondFactorSince: orNull(instantSchema),
  /** Null where the audit trail knows of none. */
  lastLoginAt: orNull(instantSchema),
  /** Since when nobody signs in with it; null while somebody may. */
  lockedAt: orNull(instantSchema),
  /** Of how many coachings it is in charge; null where the server does not say. */
  coachings: orNull(number()),
  version: versionSchema,
})
export const adminAccountsSchema = array(adminAccountSchema)

/** A new account; the link stands nowhere else. */
export const newAdminAccountSchema = object({
  id: idSchema,
  link: passwordLinkSchema,
  /** Whether the link goes by e-mail too. */
  isMailed: boolean(),
})
export type NewAdminAccount = InferOutput<typeof newAdminAccountSchema>

/** How many coachings have another admin in charge now. */
export const handedOverSchema = object({ coachings: number() })
export type AdminAccount = InferOutput<typeof adminAccountSchema>
