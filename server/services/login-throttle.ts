import type { Db } from '../db/client.ts'
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  growingWait,
  type Limit,
  networkOf,
  refuseWaiting,
} from './rate-limit.ts'

const WINDOW_MS = 15 * 60 * 1000

/** Guesses at one account from one network; others at the same account are not locked out. */
const OF_ACCOUNT: Limit = {
  name: 'login of an account',
  windowMs: WINDOW_MS,
  waitAfter: growingWait(10, { first: 30, most: 900 }),
  tell: (seconds) => `Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`,
}

/** Wrong logins from one network, whatever the account: an office of hundreds mistypes less. */
const OF_NETWORK: Limit = {
  name: 'failed logins of a network',
  windowMs: WINDOW_MS,
  waitAfter: growingWait(100, { first: 5, most: 60 }),
  tell: (seconds) =>
    `Terlalu banyak login gagal dari jaringan ini. Coba lagi dalam ${seconds} detik.`,
}

export type Guess = { username: string; address: string; now: Date }

const ofAccount = ({ username, address, now }: Guess): Attempt => ({
  limit: OF_ACCOUNT,
  key: `${username.normalize('NFKC').toLowerCase()}\n${networkOf(address)}`,
  now,
})

const ofNetwork = ({ address, now }: Guess): Attempt => ({
  limit: OF_NETWORK,
  key: networkOf(address),
  now,
})

/**
 * Counts a login as failed before its password is looked at, so that many guesses sent at once
 * cannot pass together; `forgetGuesses` takes it back when the password was right.
 *
 * @throws Problem 429 with the seconds to wait, while account or network have to.
 */
export const beginGuess = async (db: Db, guess: Guess): Promise<void> => {
  await refuseWaiting(db, ofNetwork(guess))
  await countAttempt(db, ofAccount(guess))
}

/**
 * Only failures count for a network, so that a whole office may log in at once. Guesses that were
 * under way while others used its budget up are refused like later ones, right or wrong.
 *
 * @throws Problem 429 with the seconds to wait.
 */
export const endGuess = (
  db: Db,
  guess: Guess,
  { isRight }: { isRight: boolean },
): Promise<void> =>
  isRight ? refuseWaiting(db, ofNetwork(guess)) : countAttempt(db, ofNetwork(guess))

/** Who is signed in begins anew; to be called in the transaction that opens the session. */
export const forgetGuesses = (tx: Db, guess: Guess): Promise<void> =>
  forgetAttempts(tx, ofAccount(guess))
