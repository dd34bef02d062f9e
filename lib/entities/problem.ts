import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  record,
  string,
  unknown,
} from 'valibot'
import { idSchema } from './identity.ts'

/** Error body of every refused call: RFC 9457 with field messages beside it (decision 3). */
export const problemSchema = object({
  type: string(),
  title: string(),
  status: number(),
  detail: string(),
  errors: optional(record(string(), string())),
  /** What stands in the way of a deletion, beside its sentence. */
  coachings: optional(
    array(object({ id: idSchema, coachingCode: string(), topic: string() })),
  ),
  /** With 412: the thing as its GET shows it now, since somebody else has changed it. */
  present: optional(unknown()),
})
export type Problem = InferOutput<typeof problemSchema>
