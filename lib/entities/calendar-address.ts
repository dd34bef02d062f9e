import { type InferOutput, object, string } from 'valibot'
import { instantSchema, orNull } from './identity.ts'

/** Since when the own coachings can be subscribed to; null where there is no address. */
export const calendarAddressSchema = object({ madeAt: orNull(instantSchema) })
export type CalendarAddress = InferOutput<typeof calendarAddressSchema>

/** A new address, told this once: the server keeps its hash alone. */
export const madeCalendarAddressSchema = object({ madeAt: instantSchema, url: string() })
export type MadeCalendarAddress = InferOutput<typeof madeCalendarAddressSchema>
