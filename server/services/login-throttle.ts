import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { loginFailures } from '../db/schema/system.ts'
import { tooMany } from '../problem.ts'
import { sha256 } from './tokens.ts'

const WINDOW_MS = 15 * 60 * 1000
const FREE_FAILURES = 10
const MAX_WAIT_SECONDS = WINDOW_MS / 1000

/** Guesses at one account from one address; others at the same account are not locked out. */
const subjectOf = ({ username, address }: Guess) =>
  sha256(`${username.normalize('NFKC').toLowerCase()}\n${address}`)

export type Guess = { username: string; address: string; now: Date }

/**
 * Refuses a login while its account is being guessed at, before the password is looked at.
 *
 * @throws Problem 429 with the seconds to wait.
 */
export const refuseGuessing = async (db: Db, guess: Guess): Promise<void> => {
  const [row] = await db
    .select({ blockedUntil: loginFailures.blockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.subject, subjectOf(guess)))
  const waitMs = (row?.blockedUntil?.getTime() ?? 0) - guess.now.getTime()
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw tooMany(
    `Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`,
    seconds,
  )
}

/** From the tenth failure within 15 minutes on, each one doubles the wait. */
const waitSeconds = (failures: number) =>
  failures < FREE_FAILURES
    ? 0
    : Math.min(MAX_WAIT_SECONDS, 30 * 2 ** (failures - FREE_FAILURES))

export const countFailure = async (db: Db, guess: Guess): Promise<void> => {
  const subject = subjectOf(guess)
  const windowLimit = new Date(guess.now.getTime() - WINDOW_MS)
  const isOld = sql`${loginFailures.windowStart} < ${windowLimit.toISOString()}::timestamptz`
  const [row] = await db
    .insert(loginFailures)
    .values({ subject, failures: 1, windowStart: guess.now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginFailures.failures} + 1 end`,
        windowStart: sql`case when ${isOld} then excluded.window_start else ${loginFailures.windowStart} end`,
      },
    })
    .returning({ failures: loginFailures.failures })
  const seconds = waitSeconds(row?.failures ?? 0)
  if (seconds === 0) return
  await db
    .update(loginFailures)
    .set({ blockedUntil: new Date(guess.now.getTime() + seconds * 1000) })
    .where(eq(loginFailures.subject, subject))
}

export const forgetFailures = async (db: Db, guess: Guess): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subjectOf(guess)))
}

export const removeOldFailures = async (db: Db, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() - 2 * WINDOW_MS)
  await db.delete(loginFailures).where(lt(loginFailures.windowStart, limit))
}
