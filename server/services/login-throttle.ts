import { MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { unprocessable } from '../problem.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  growingWait,
  type Limit,
  networkOf,
  ofNetwork,
  refuseWaiting,
  siteOf,
  tryAttempt,
} from './rate-limit.ts'

const WINDOW_MS = 15 * MINUTE_MS

/** Guesses at one account from one network; others at the same account are not locked out. */
const OF_ACCOUNT: Limit = {
  name: 'login of an account',
  windowMs: WINDOW_MS,
  waitAfter: growingWait(10, { first: 30, most: 900 }),
  tell: (seconds) => `Terlalu banyak percobaan login. Coba lagi dalam ${seconds} detik.`,
}

/** So many guesses at one account are usual, wherever they come from; then it is under suspicion. */
const FROM_ANYWHERE: Limit = {
  name: 'login of an account from anywhere',
  windowMs: WINDOW_MS,
  waitAfter: (count, left) => (count < 30 ? 0 : left),
  tell: OF_ACCOUNT.tell,
}

/**
 * Guesses at an account under suspicion, from one site. Whoever comes from elsewhere is let in at his
 * first try, and nobody waits for more than a minute: the owner is slowed down and never locked out.
 */
const UNDER_SUSPICION: Limit = {
  name: 'login of an account under suspicion',
  windowMs: WINDOW_MS,
  waitAfter: growingWait(2, { first: 30, most: 60 }),
  tell: OF_ACCOUNT.tell,
}

/** Wrong logins from one network, whatever the account: an office of hundreds mistypes less. */
const OF_NETWORK: Limit = {
  name: 'failed logins of a network',
  windowMs: WINDOW_MS,
  waitAfter: growingWait(100, { first: 5, most: 60 }),
  tell: (seconds) =>
    `Terlalu banyak login gagal dari jaringan ini. Coba lagi dalam ${seconds} detik.`,
}

/**
 * Guesses from a device that has logged in to the account before: it is let past the waits of account and network, so that
 * nobody keeps an owner waiting. Whoever has stolen what the device keeps has these more, and then waits like everybody.
 */
const OF_DEVICE: Limit = {
  name: 'login of an account from a known device',
  windowMs: WINDOW_MS,
  waitAfter: (count, left) => (count < 5 ? 0 : left),
  tell: OF_ACCOUNT.tell,
}

/** `account` is the account's id, or the folded name where nobody has it: spellings share one count. */
export type Guess = {
  account: string
  address: string
  now: Date
  /** Of a device that is known (`knownDeviceOf`). */
  device?: string | undefined
}

const ofAccount = ({ account, address, now }: Guess): Attempt => ({
  limit: OF_ACCOUNT,
  key: `${account}\n${networkOf(address)}`,
  now,
})

const fromAnywhere = ({ account, now }: Guess): Attempt => ({
  limit: FROM_ANYWHERE,
  key: account,
  now,
})

const underSuspicion = ({ account, address, now }: Guess): Attempt => ({
  limit: UNDER_SUSPICION,
  key: `${account}\n${siteOf(address)}`,
  now,
})

const ofDevice = ({ account, device, now }: Guess): Attempt => ({
  limit: OF_DEVICE,
  key: `${account}\n${device}`,
  now,
})

/**
 * Counts a login as failed before its password is looked at, so that many guesses sent at once
 * cannot pass together; `forgetGuesses` takes it back when the password was right.
 *
 * @returns whether it is let past all waits
 * @throws Problem 429 with the seconds to wait, while account or network have to.
 */
const beginGuess = async (db: Db, guess: Guess): Promise<boolean> => {
  if (guess.device && (await tryAttempt(db, ofDevice(guess)))) return true
  await refuseWaiting(db, ofNetwork(OF_NETWORK, guess))
  await countAttempt(db, ofAccount(guess))
  if (!(await tryAttempt(db, fromAnywhere(guess)))) {
    await countAttempt(db, underSuspicion(guess))
  }
  return false
}

/**
 * Only failures count for a network, so that a whole office may log in at once. Guesses that were
 * under way while others used its budget up are refused like later ones, right or wrong.
 *
 * @throws Problem 429 with the seconds to wait.
 */
const endGuess = (
  db: Db,
  guess: Guess,
  { isRight }: { isRight: boolean },
): Promise<void> =>
  isRight
    ? refuseWaiting(db, ofNetwork(OF_NETWORK, guess))
    : countAttempt(db, ofNetwork(OF_NETWORK, guess))

/** Whether a password is the account's (null: there is none), counted as a guess (`beginGuess`). */
export const tryPassword = async (
  db: Db,
  { passwords }: Pick<Services, 'passwords'>,
  { row, password, ...guess }: Guess & { row: UserRow | null; password: string },
): Promise<boolean> => {
  const isLetPast = await beginGuess(db, guess)
  const isRight = await passwords.verify(row?.passwordHash ?? null, password)
  if (!isLetPast) await endGuess(db, guess, { isRight })
  else if (!isRight) await tryAttempt(db, ofNetwork(OF_NETWORK, guess))
  return isRight
}

const WRONG_PASSWORD = 'Password salah'

/** Said at the field of a password that is asked for again. */
export const wrongPassword = () =>
  unprocessable(WRONG_PASSWORD, { password: WRONG_PASSWORD })

/** Who knew the password begins anew; to be called in the transaction of what it was asked for. */
export const forgetGuesses = async (tx: Db, guess: Guess): Promise<void> => {
  await forgetAttempts(tx, ofAccount(guess))
  await forgetAttempts(tx, underSuspicion(guess))
  if (guess.device) await forgetAttempts(tx, ofDevice(guess))
}
