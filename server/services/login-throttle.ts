import { eq, lt } from 'drizzle-orm'
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

const secondsLeft = (blockedUntil: Date | null, now: Date) =>
  Math.max(0, Math.ceil(((blockedUntil?.getTime() ?? 0) - now.getTime()) / 1000))

/** From the tenth failure within 15 minutes on, each one doubles the wait. */
const waitSeconds = (failures: number) =>
  failures < FREE_FAILURES
    ? 0
    : Math.min(MAX_WAIT_SECONDS, 30 * 2 ** (failures - FREE_FAILURES))

/**
 * Counts a login as failed before its password is looked at, so that many guesses sent at once
 * cannot pass together; `forgetFailures` takes it back when the password was right.
 *
 * @throws Problem 429 with the seconds to wait, while the account is being guessed at.
 */
export const countGuess = (db: Db, guess: Guess): Promise<void> =>
  db.transaction(async (tx) => {
    const { now } = guess
    const subject = subjectOf(guess)
    await tx
      .insert(loginFailures)
      .values({ subject, failures: 0, windowStart: now })
      .onConflictDoNothing()
    const isThis = eq(loginFailures.subject, subject)
    const [row] = await tx.select().from(loginFailures).where(isThis).for('update')
    const seconds = secondsLeft(row?.blockedUntil ?? null, now)
    if (seconds > 0)
      throw tooMany(
        `Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`,
        seconds,
      )
    const isOver = !row || row.windowStart.getTime() < now.getTime() - WINDOW_MS
    const failures = isOver ? 1 : row.failures + 1
    const wait = waitSeconds(failures)
    await tx
      .update(loginFailures)
      .set({
        failures,
        windowStart: isOver ? now : row.windowStart,
        blockedUntil: wait > 0 ? new Date(now.getTime() + wait * 1000) : null,
      })
      .where(isThis)
  })

export const forgetFailures = async (db: Db, guess: Guess): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subjectOf(guess)))
}

export const removeOldFailures = async (db: Db, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() - 2 * WINDOW_MS)
  await db.delete(loginFailures).where(lt(loginFailures.windowStart, limit))
}
