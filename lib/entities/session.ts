import { array, boolean, type InferOutput, number, object, string } from 'valibot'
import { idSchema, instantSchema, orNull } from './identity.ts'

/** What a browser said of itself when somebody signed in; null is what is not known. */
const deviceEntries = { browser: orNull(string()), system: orNull(string()) }

/** Somewhere an account is signed in. */
const ownSessionSchema = object({
  id: idSchema,
  ...deviceEntries,
  startedAt: instantSchema,
  /** Noted when its tokens are renewed and first used: every 9 to 11 minutes of use. */
  lastUsedAt: instantSchema,
  /** Whether the call came from it. */
  isCurrent: boolean(),
})
export type OwnSession = InferOutput<typeof ownSessionSchema>

/** The login before one, with how many have failed in between. */
export const previousLoginSchema = object({
  ...deviceEntries,
  at: instantSchema,
  failedSince: number(),
})
export type PreviousLogin = InferOutput<typeof previousLoginSchema>

/** Where an account is signed in, this one first, and the login before this one where it is still known. */
export const ownSessionsSchema = object({
  sessions: array(ownSessionSchema),
  previousLogin: orNull(previousLoginSchema),
})
export type OwnSessions = InferOutput<typeof ownSessionsSchema>
