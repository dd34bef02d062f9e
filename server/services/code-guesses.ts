import { HOUR_MS, MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { gone } from '../problem.ts'
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  growingWait,
  isWaiting,
  type Limit,
  TELL,
  tryAttempt,
} from './rate-limit.ts'

/** How long a login waits for its code. */
export const CHALLENGE_MS = 5 * MINUTE_MS

const CHALLENGE_OVER =
  'Waktu atau kesempatan memasukkan kode sudah habis. Silakan login dari awal.'

/** What ended it is not known by then: its time, a right code whose answer was lost, or what the account's owner has changed. */
export const CHALLENGE_GONE =
  'Login ini tidak menunggu kode lagi: waktunya sudah habis, kodenya sudah diterima, atau akun ini diubah sementara itu. Silakan login dari awal.'

/** 'five wrong codes end it'. */
const OF_CHALLENGE: Limit = {
  name: 'codes of a challenge',
  windowMs: CHALLENGE_MS,
  waitAfter: (count, left) => (count < 5 ? 0 : left),
  tell: () => CHALLENGE_OVER,
}

/**
 * Codes of an account, wherever they come from and however often the login began anew: of a million codes three are
 * right, and nobody tries more than a few hundred a day. The longest wait is a quarter of an hour.
 */
const OF_ACCOUNT: Limit = {
  name: 'codes of an account',
  windowMs: HOUR_MS,
  waitAfter: growingWait(10, { first: 30, most: 900 }),
  tell: TELL.wrongCodes,
}

export type CodeGuess = {
  userId: string
  /** SHA-256 of the challenge's token, where the code is for a login. */
  challenge?: string
  now: Date
}

const ofAccount = ({ userId: key, now }: CodeGuess): Attempt => ({
  ...{ limit: OF_ACCOUNT, key, now },
})

const ofChallenge = (key: string, now: Date): Attempt => ({
  ...{ limit: OF_CHALLENGE, key, now },
})

/**
 * Counts a code as wrong before it is looked at, so that many sent at once cannot pass together.
 *
 * @throws Problem 410 where the challenge has had its five, 429 with the seconds that the account has to wait
 */
export const beginCodeGuess = async (db: Db, guess: CodeGuess): Promise<void> => {
  const { challenge: key, now } = guess
  await countAttempt(db, ofAccount(guess))
  if (key && !(await tryAttempt(db, ofChallenge(key, now)))) throw gone(CHALLENGE_OVER)
}

/**
 * To be called for a code that was wrong: nobody is asked for another where none would be looked at.
 *
 * @throws Problem 410 where it was the challenge's fifth
 */
export const refuseSpent = async (
  db: Db,
  { challenge: key, now }: CodeGuess,
): Promise<void> => {
  if (key && (await isWaiting(db, ofChallenge(key, now)))) throw gone(CHALLENGE_OVER)
}

/** Whose code was right begins anew; to be called in the transaction of what it was asked for. */
export const forgetCodeGuesses = (tx: Db, guess: CodeGuess): Promise<void> =>
  forgetAttempts(tx, ofAccount(guess))
