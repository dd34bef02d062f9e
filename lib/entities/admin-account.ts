import { array, type InferOutput, object, picklist, string } from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'

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
})
export const adminAccountsSchema = array(adminAccountSchema)
export type AdminAccount = InferOutput<typeof adminAccountSchema>
