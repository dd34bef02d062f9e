import { type InferOutput, object } from 'valibot'
import { instantSchema, orNull } from './identity.ts'

/** Since when a participant wants no reminders; null while they get them. */
export const ownRemindersSchema = object({ stoppedAt: orNull(instantSchema) })
export type OwnReminders = InferOutput<typeof ownRemindersSchema>
