import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { idSchema, instantSchema, orNull, versionSchema } from './identity.ts'
import { RECEIPT_ENTRIES } from './outbox.ts'
import {
  REMINDED_STEPS,
  REMINDER_KINDS,
  REMINDER_OUTCOMES,
  WITHHELD_REASONS,
} from './reminder-values.ts'
import { toldSchema } from './told.ts'

const remindedStepSchema = picklist(REMINDED_STEPS)
export type RemindedStep = InferOutput<typeof remindedStepSchema>

const peopleSchema = array(object({ id: idSchema, name: string() }))

const lackingSchema = array(
  object({
    id: idSchema,
    name: string(),
    /** The last reminder of the step; null where there was none, left out where that is not known. */
    told: optional(nullable(toldSchema)),
  }),
)

/** By step, the accepted participants who have not done it and could have, by name. */
export const notYetSchema = object({
  'pre-test': lackingSchema,
  'zoom-meeting': lackingSchema,
  'post-test': lackingSchema,
  'survei-kepuasan': lackingSchema,
})
export type NotYet = InferOutput<typeof notYetSchema>

/** Who was written to, and who was not because they have done it meanwhile or no longer take part. */
export const remindedSchema = object({ sent: peopleSchema, skipped: array(idSchema) })
export type Reminded = InferOutput<typeof remindedSchema>

/** A message of a coaching that goes by itself, as the office has set it. */
const plannedReminderSchema = object({
  kind: picklist(REMINDER_KINDS),
  enabled: boolean(),
  /** Days from the day of the meeting; 0 where it goes by its start or end. */
  days: number(),
  /** Minutes of that day, or from the meeting's start or end. */
  minutes: number(),
  subject: string(),
  paragraph: string(),
  /** Null while the meeting has no times. */
  dueAt: orNull(instantSchema),
  /** Too late by now: it goes to nobody any more. */
  isOver: boolean(),
  /** Who would get it by what is known now. */
  people: peopleSchema,
  /** Who would not although it concerns them: they have ended reminders, or it will be night for them. */
  withheld: optional(
    array(object({ id: idSchema, name: string(), reason: picklist(WITHHELD_REASONS) })),
    [],
  ),
  /** Once it is over, about whom nothing was decided while it was due: no message was written to them; left out where that is not known. */
  missed: optional(peopleSchema),
  /** Who would get it by 'Kirim sekarang'. */
  sendable: peopleSchema,
  version: versionSchema,
})
export const plannedRemindersSchema = array(plannedReminderSchema)
export type PlannedReminders = InferOutput<typeof plannedRemindersSchema>

/** What went to whom about a coaching, newest first, and who was left out of what, and why. */
export const coachingMessagesSchema = object({
  messages: array(
    object({
      id: idSchema,
      /** Null where the account is gone. */
      name: orNull(string()),
      subject: string(),
      channel: picklist(['email', 'whatsapp']),
      state: picklist(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown']),
      at: instantSchema,
      ...RECEIPT_ENTRIES,
      /** The gateway's words, or why it was not sent. */
      reason: orNull(string()),
    }),
  ),
  leftOut: array(
    object({
      id: idSchema,
      name: string(),
      kind: picklist(REMINDER_KINDS),
      outcome: picklist(REMINDER_OUTCOMES),
      at: instantSchema,
    }),
  ),
})
export type CoachingMessages = InferOutput<typeof coachingMessagesSchema>
