import { MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import { afterRollback } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../start/deps.ts'
import {
  type Attempt,
  countAttempt,
  growingWait,
  type Limit,
  ofNetwork,
  refuseWaiting,
  TELL,
} from './rate-limit.ts'

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

/** The same for whoever is signed in and asks by saving the account. */
const TAKEN_CHANGES: Limit = {
  name: 'taken names of an account',
  windowMs: 30 * MINUTE_MS,
  waitAfter: growingWait(60, { first: 5, most: 60 }),
  tell: (seconds) =>
    `Terlalu sering memilih username atau email yang sudah dipakai. Coba lagi dalam ${seconds} detik.`,
}

const RENEWALS: Limit = {
  name: 'failed renewals of a network',
  windowMs: 15 * MINUTE_MS,
  waitAfter: growingWait(100, { first: 5, most: 60 }),
  tell: TELL.manyCalls,
}

const tellsTaken = ({ status, errors }: Problem) =>
  status === 409 && (errors?.username ?? errors?.email) !== undefined

/** Counts a refusal because a name or an address is taken, beside its undone transaction. */
const countTaken = (tx: Db, attempt: Attempt) =>
  afterRollback(tx, async (db, error) => {
    if (error instanceof Problem && tellsTaken(error)) await countAttempt(db, attempt)
  })

/**
 * Saves an account; one that asks again and again for what is taken is slowed down.
 *
 * @throws Problem 429 with the seconds to wait, and whatever `work` throws.
 */
export const withinChanges = async <T>(
  tx: Db,
  { userId, now }: { userId: string; now: Date },
  work: () => Promise<T>,
): Promise<T> => {
  const attempt = { limit: TAKEN_CHANGES, key: userId, now }
  await refuseWaiting(tx, attempt)
  await countTaken(tx, attempt)
  return work()
}

type Caller = { address: string; now: Date }

const ofRegistration = ({ config }: Pick<Services, 'config'>, caller: Caller) =>
  config.registerLimit === null
    ? null
    : ofNetwork(registrations(config.registerLimit), caller)

/**
 * Before a password is hashed for nothing.
 *
 * @throws Problem 429 with the seconds to wait, where the caller's network has registered enough.
 */
export const refuseRegistering = async (
  db: Db,
  services: Pick<Services, 'config'>,
  caller: Caller,
): Promise<void> => {
  await refuseWaiting(db, ofNetwork(TAKEN_NAMES, caller))
  const made = ofRegistration(services, caller)
  if (made) await refuseWaiting(db, made)
}

/**
 * Makes an account within the limits of the caller's network; one that is not made does not count.
 *
 * @throws Problem 429 with the seconds to wait, and whatever `work` throws.
 */
export const withinRegistrations = async <T>(
  tx: Db,
  services: Pick<Services, 'config'>,
  { caller, work }: { caller: Caller; work: () => Promise<T> },
): Promise<T> => {
  await countTaken(tx, ofNetwork(TAKEN_NAMES, caller))
  const result = await work()
  const made = ofRegistration(services, caller)
  if (made) await countAttempt(tx, made)
  return result
}

/**
 * Counts a renewal that is refused, beside its undone transaction. One that is good is never held back: its token cannot be
 * guessed, and whoever waited for it would be signed out.
 *
 * @throws Problem 429 with the seconds to wait.
 */
export const countFailedRenewal = (tx: Db, caller: Caller): Promise<void> =>
  afterRollback(tx, (db) => countAttempt(db, ofNetwork(RENEWALS, caller)))
