import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
} from 'valibot'
import { idSchema } from './identity.ts'

/**
 * - `confirm-password`, `confirm-password-and-code`: `POST /auth/confirm` with these
 * - `set-up-second-factor`: the office requires one of every admin
 * - `account-erased`: nothing: the account of this session is there no more
 * - `other-act`: the same with an Idempotency-Key of its own: this one was another act's
 * - `settled`: nothing: it is decided or done already, and asking again is refused again
 * - `may-be-done`: looks whether it was done, or asks again under the same Idempotency-Key
 */
const REASONS = [
  'confirm-password',
  'confirm-password-and-code',
  'set-up-second-factor',
  'account-erased',
  'other-act',
  'settled',
  'may-be-done',
] as const

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
  /** What the caller does first, for a program: the call is taken afterwards. */
  reason: optional(picklist(REASONS)),
  /** With 412: the thing as its GET shows it now, since somebody else has changed it. */
  present: optional(unknown()),
})
export type Problem = InferOutput<typeof problemSchema>
