import type { Db } from '../db/client.ts'
import { badRequest } from '../problem.ts'
import { deleteDevicesOf } from '../repositories/known-devices.ts'
import { deleteChallengesOf } from '../repositories/login-challenges.ts'
import { deleteLinkOf } from '../repositories/password-links.ts'
import { revokeSessionsOf } from '../repositories/sessions.ts'
import { type UserRow, updateUserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { tellPasswordChanged } from './account-messages.ts'
import { isCommonPassword } from './common-passwords.ts'

const TOO_COMMON = 'Password ini terlalu umum. Pilih yang lain.'

/**
 * Hashes a password that a person has chosen; slow, and so before the transaction.
 *
 * @param field of the form, where the refusal stands
 * @throws Problem 400 where it is one of the most common; an account that has one already goes on with it.
 */
export const hashChosen = async (
  { passwords }: Pick<Services, 'passwords'>,
  password: string,
  field: string,
): Promise<string> => {
  if (await isCommonPassword(password)) throw badRequest({ [field]: TOO_COMMON })
  return passwords.hash(password)
}

/**
 * Gives an account another password: all its sessions but `except` end, a link that is under way is worth nothing any
 * more, no device is known, and its e-mail address is told.
 */
export const setPassword = async (
  tx: Db,
  services: Pick<Services, 'config'>,
  change: { account: UserRow; passwordHash: string; except?: string; now: Date },
): Promise<void> => {
  const { account, passwordHash, except, now } = change
  const userId = account.id
  await updateUserRow(tx, userId, { passwordHash, updatedAt: now })
  await deleteLinkOf(tx, userId)
  await deleteChallengesOf(tx, userId)
  await deleteDevicesOf(tx, userId)
  const ended = { userId, now, ...(except && { except }) }
  await revokeSessionsOf(tx, { ...ended, reason: 'password-changed' })
  await tellPasswordChanged(tx, services, { account, now })
}
