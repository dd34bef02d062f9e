import { randomBytes } from 'node:crypto'
import { isAdmin } from '../../lib/domain/people/roles.ts'
import type { NewAdminAccount } from '../../lib/entities/admin-account.ts'
import type { AdminAccountUpdate, NewAdmin } from '../../lib/validation/admin-account.ts'
import type { Db } from '../db/client.ts'
import { isUuid } from '../db/uuid.ts'
import { badRequest, conflict, forbidden, notFound } from '../problem.ts'
import { countInCharge, replaceInCharge } from '../repositories/admin-accounts.ts'
import { deleteChallengesOf } from '../repositories/login-challenges.ts'
import { deleteLinkOf } from '../repositories/password-links.ts'
import { revokeSessionsOf, type SessionUser } from '../repositories/sessions.ts'
import {
  findUserRow,
  lockSuperadmins,
  lockUserRow,
  type UserRow,
  updateUserRow,
} from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { sendInvitation } from './account-messages.ts'
import { createAdmin } from './accounts.ts'
import { eraseAccount } from './erasure.ts'
import { handOverLink } from './password-recovery.ts'
import { turnOff } from './second-factor.ts'

export const LAST_SUPERADMIN = 'Ini superadmin terakhir. Buat superadmin lain dahulu.'
const OWN =
  'Akun Anda sendiri tidak dapat dikunci, diubah perannya, atau dihapus di sini. Mintalah superadmin lain.'
const NOT_FOUND = 'Akun admin tidak ditemukan.'
const NOT_IN_CHARGE = 'Pilih admin lain yang akunnya tidak dikunci.'
const LEADS_NONE =
  'Akun ini tidak lagi menjadi narahubung coaching mana pun, mungkin karena superadmin lain sudah menyerahkannya.'
const inCharge = (count: number) =>
  `Akun ini masih menjadi narahubung ${count} coaching. Serahkan dahulu kepada admin lain.`

export const OFFICE = ['admin', 'superadmin'] as const

/** Whether nobody else of these is left without this account. */
export const isOnly = (id: string, superadmins: readonly Pick<UserRow, 'id'>[]): boolean =>
  superadmins.every((other) => other.id === id) && superadmins.length > 0

type By = { id: string; by: Pick<SessionUser, 'id' | 'fullName'>; now: Date }

const lockAdmin = async (tx: Db, id: string): Promise<UserRow> => {
  const account = await lockUserRow(tx, id, 'update')
  if (!account || !isAdmin(account.role)) throw notFound(NOT_FOUND)
  return account
}

/**
 * Whoever takes a superadmin's place away, one at a time: of two who do it to each other at once, one has become nobody meanwhile.
 *
 * @throws Problem 409 for the own account and the last superadmin, 403 who is none any more.
 */
const refuseLosingAll = async (tx: Db, { id, by }: By): Promise<void> => {
  if (id === by.id) throw conflict(OWN)
  const superadmins = await lockSuperadmins(tx)
  if (isOnly(id, superadmins)) throw conflict(LAST_SUPERADMIN)
  if (!superadmins.some((superadmin) => superadmin.id === by.id)) throw forbidden()
}

/** Sessions, logins under way and links to a new password. */
const endAccess = async (tx: Db, userId: string, now: Date): Promise<void> => {
  await revokeSessionsOf(tx, { userId, now, reason: 'account' })
  await deleteChallengesOf(tx, userId)
  await deleteLinkOf(tx, userId)
}

/**
 * Changes what is sent of an account of the office; who is locked or has another role is out at once.
 *
 * @throws Problem 404, and 409 for the own account and the last superadmin.
 */
export const changeAdmin = async (
  tx: Db,
  office: Pick<Services, 'config'>,
  { body, ...act }: By & { body: AdminAccountUpdate },
): Promise<void> => {
  const { locked, role, secondFactor } = body
  const { id, by, now } = act
  const changesPlace = locked !== undefined || role !== undefined
  if (changesPlace) await refuseLosingAll(tx, act)
  const account = await lockAdmin(tx, id)
  if (secondFactor === false)
    await turnOff(tx, office, { account, by: `superadmin ${by.fullName}`, now })
  if (!changesPlace) return
  const lockedAt = locked === false ? null : (account.lockedAt ?? (locked ? now : null))
  await updateUserRow(tx, id, { lockedAt, role: role ?? account.role, updatedAt: now })
  if (locked || (role && role !== account.role)) await endAccess(tx, id, now)
}

/**
 * Makes an account that nobody can sign in to before its owner has chosen a password by the link.
 *
 * @param passwordHash of a secret that is thrown away
 */
export const inviteAdmin = async (
  tx: Db,
  services: Pick<Services, 'config' | 'ways'>,
  { body, passwordHash, now }: { body: NewAdmin; passwordHash: string; now: Date },
): Promise<NewAdminAccount> => {
  const account = await createAdmin(tx, { ...body, passwordHash })
  const { id } = account
  const link = await handOverLink(tx, services, { userId: id, now })
  const isMailed = services.ways.includes('email')
  if (isMailed) await sendInvitation(tx, services, { account, link, now })
  return { id, link, isMailed }
}

/** The hash of a password that nobody knows. */
export const unknownPassword = ({ passwords }: Pick<Services, 'passwords'>) =>
  passwords.hash(randomBytes(32).toString('base64url'))

/** @throws Problem 404, 400 at `adminId` where that is nobody who can be in charge, 409 where nothing is left to hand over. */
export const handOverCoachings = async (
  tx: Db,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<number> => {
  const leaving = await findUserRow(tx, from)
  if (!leaving || !isAdmin(leaving.role)) throw notFound(NOT_FOUND)
  const next = isUuid(to) ? await lockUserRow(tx, to) : null
  if (!next || next.id === from || !isAdmin(next.role) || next.lockedAt)
    throw badRequest({ adminId: NOT_IN_CHARGE })
  const count = await replaceInCharge(tx, { from, to, now })
  if (count === 0) throw conflict(LEADS_NONE)
  return count
}

/** @throws Problem 404, and 409 while it is in charge of coachings, for the own account and the last superadmin. */
export const removeAdmin = async (
  tx: Db,
  services: Pick<Services, 'files'>,
  act: By,
): Promise<void> => {
  const { id, now } = act
  await refuseLosingAll(tx, act)
  await lockAdmin(tx, id)
  const coachings = await countInCharge(tx, id)
  if (coachings > 0) throw conflict(inCharge(coachings))
  await eraseAccount(tx, services, { id, roles: OFFICE, now })
}
