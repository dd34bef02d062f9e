import {
  type GenericSchema,
  type InferOutput,
  nullish,
  number,
  optional,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'
import { ISO_INSTANT } from './identity-values.ts'

/** Identifier of a stored thing. Always text here; a foreign server may send a number (decision 2). */
export const idSchema = pipe(union([string(), number()]), transform(String), string())
export type Id = InferOutput<typeof idSchema>

/** An instant as the wire carries it: ISO 8601 with offset, e.g. `2026-08-25T02:00:00.000Z` (decision 2). */
export const instantSchema = pipe(string(), regex(ISO_INSTANT))
export type Instant = InferOutput<typeof instantSchema>

/** A field that may be null; a foreign server may leave it out then. */
export const orNull = <const S extends GenericSchema>(schema: S) => nullish(schema, null)

/**
 * Tells apart what a form changes before and after somebody else has changed it: sent back as `If-Match`.
 * Beyond §3, in the answer of the call that shows one thing, or the list that it is deleted from; a foreign server tells none.
 */
export const versionSchema = optional(string())
