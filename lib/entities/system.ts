import { array, type InferOutput, number, object, picklist, string } from 'valibot'
import { instantSchema, orNull } from './identity.ts'

/** How the portal itself is, for whoever looks after it. */
export const systemSchema = object({
  version: string(),
  database: object({ version: string(), bytes: number() }),
  /** On the disk with the data; null where it cannot be asked. */
  freeBytes: orNull(number()),
  /** Null where the audit trail knows of none: backups may be made by other means. */
  lastBackupAt: orNull(instantSchema),
  /** By which messages go out. */
  ways: array(picklist(['email', 'whatsapp'])),
})
export type System = InferOutput<typeof systemSchema>
