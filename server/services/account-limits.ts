import { afterRollback } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../deps.ts'
import { Problem } from '../problem.ts'
import {
  type Attempt,
  countAttempt,
  growingWait,
  type Limit,
  networkOf,
  refuseWaiting,
} from './rate-limit.ts'

const MINUTE_MS = 60 * 1000

const TOO_MANY_REGISTRATIONS = (seconds: number) =>
  `Terlalu banyak pendaftaran dari jaringan ini. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`

/** New accounts of one network; afterwards none until the half hour is over. */
const registrations = (most: number): Limit => ({
  name: 'registrations of a network',
  windowMs: 30 * MINUTE_MS,
  waitAfter: (count, left) => (count < most ? 0 : left),
  tell: TOO_MANY_REGISTRATIONS,
})

/** Registration has to say that a name is taken: asking for many names is slowed down. */
const TAKEN_NAMES: Limit = {
  name: 'taken names of a network',
  windowMs: 30 * MINUTE_MS,
  waitAfter: growingWait(60, { first: 5, most: 60 }),
  tell: TOO_MANY_REGISTRATIONS,
}

const RENEWALS: Limit = {
  name: 'failed renewals of a network',
  windowMs: 15 * MINUTE_MS,
  waitAfter: growingWait(100, { first: 5, most: 60 }),
  tell: (seconds) =>
    `Terlalu banyak permintaan sesi dari jaringan ini. Coba lagi dalam ${seconds} detik.`,
}

type Caller = { address: string; now: Date }

const attemptOf = (limit: Limit, { address, now }: Caller): Attempt => ({
  limit,
  key: networkOf(address),
  now,
})

/**
 * Makes an account within the limits of the caller's network. To be called in a transaction: an
 * account that is not made does not count.
 *
 * @throws Problem 429 with the seconds to wait, and whatever `work` throws.
 */
export const withinRegistrations = async <T>(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  { caller, work }: { caller: Caller; work: () => Promise<T> },
): Promise<T> => {
  const taken = attemptOf(TAKEN_NAMES, caller)
  await refuseWaiting(tx, taken)
  const made =
    config.registerLimit === null
      ? null
      : attemptOf(registrations(config.registerLimit), caller)
  if (made) await refuseWaiting(tx, made)
  try {
    const result = await work()
    if (made) await countAttempt(tx, made)
    return result
  } catch (error) {
    if (error instanceof Problem && error.status === 409) {
      await afterRollback(tx, (db) => countAttempt(db, taken))
    }
    throw error
  }
}

/**
 * Counts a renewal that was refused. One that is good is never held back: its token cannot be
 * guessed, and whoever waited for it would be signed out.
 *
 * @throws Problem 429 with the seconds to wait.
 */
export const countFailedRenewal = (db: Db, caller: Caller): Promise<void> =>
  countAttempt(db, attemptOf(RENEWALS, caller))
