import type { Db } from '../db/client.ts'
import { noteFailure, takeFailures } from '../repositories/failed-logins.ts'
import { sha256 } from './tokens.ts'

/** Whose they are nobody reads there; also for names that nobody has, so that the work is the same. */
const subjectOf = (account: string) => sha256(`failed logins\n${account}`)

/** @param account the id, or the folded name where nobody has it */
export const noteFailedLogin = (db: Db, account: string, now: Date): Promise<void> =>
  noteFailure(db, { subject: subjectOf(account), now })

/** How many logins have failed since the last good one; it counts anew from here. */
export const takeFailedLogins = (tx: Db, account: string): Promise<number> =>
  takeFailures(tx, subjectOf(account))
