import { type InferOutput, object, picklist, string } from 'valibot'
import { instantSchema } from './identity.ts'

/** A message to a participant about a coaching, and what became of it. */
export const toldSchema = object({
  subject: string(),
  channel: picklist(['email', 'whatsapp']),
  /** `queued` is on its way; `unknown` may have arrived; `logged` reaches nobody, in a demo. */
  state: picklist(['sent', 'queued', 'failed', 'unknown', 'logged']),
  /** When it was sent; before that when it was written. */
  at: instantSchema,
})
export type Told = InferOutput<typeof toldSchema>
