import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { isGivenOut, isKnownDevice, putKnownDevice } from '../repositories/known-devices.ts'
import type { UserRow } from '../repositories/users.ts'
import { sha256 } from './tokens.ts'

/** More of one account are forgotten, the one used longest ago first. */
const MOST = 10

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * The device of a login, by what it keeps from an earlier one of this account.
 *
 * @param token what the device has sent with the login, if anything
 * @returns the name under which its guesses are counted; undefined for a device that is not known
 */
export const knownDeviceOf = async (
  db: Db,
  { row, token }: { row: UserRow | null; token: string | undefined },
): Promise<string | undefined> => {
  if (!token) return undefined
  const tokenHash = sha256(token)
  const userId = row?.id ?? NOBODY
  return (await isKnownDevice(db, { userId, tokenHash })) ? tokenHash : undefined
}

/**
 * Notes that somebody has logged in to an account from a device.
 *
 * @param token what the device keeps already; only what was once given out here counts
 * @returns what the device is to keep from now on; undefined where it has it already
 */
export const rememberDevice = async (
  tx: Db,
  { userId, token, now }: { userId: string; token: string | undefined; now: Date },
): Promise<string | undefined> => {
  const isKept = token !== undefined && (await isGivenOut(tx, sha256(token)))
  const kept = isKept ? token : randomBytes(32).toString('base64url')
  await putKnownDevice(tx, { userId, tokenHash: sha256(kept), now, most: MOST })
  return isKept ? undefined : kept
}
