import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { instantSchema, orNull } from './identity.ts'

/** A program by its number and, where it is a checkout, its commit. */
const programSchema = { version: string(), commit: orNull(string()) }

/** How the portal itself is, for whoever looks after it. */
export const systemSchema = object({
  version: string(),
  commit: optional(orNull(string())),
  /** What lies on the disk and runs after the next start; null where that is what runs, not said by earlier servers. */
  waiting: optional(orNull(object(programSchema))),
  database: object({ version: string(), bytes: number() }),
  /** On the disk with the data; null where it cannot be asked. */
  freeBytes: orNull(number()),
  /** Below `full` calls that write are refused. */
  disk: optional(picklist(['good', 'low', 'full', 'unknown'])),
  /** Null where the audit trail knows of none: backups may be made by other means. */
  lastBackupAt: orNull(instantSchema),
  /** By which messages go out. */
  ways: array(picklist(['email', 'whatsapp'])),
  /** Calls that this server could not answer, newest first, of the last day or since its start. */
  errors: optional(
    object({
      since: instantSchema,
      /** Whether there were more than are kept. */
      isCut: boolean(),
      entries: array(
        object({
          /** The `x-request-id` of the answer; its sentence tells the first eight signs. */
          id: string(),
          at: instantSchema,
          /** `POST /faq`, as the contract names it. */
          call: string(),
          status: number(),
          /** What kind of error and where in the program; nothing that was written or asked for. */
          text: string(),
        }),
      ),
    }),
  ),
})
export type System = InferOutput<typeof systemSchema>
