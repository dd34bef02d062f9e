import { isAdmin } from '../../lib/domain/people/roles.ts'
import { MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import { notYet } from '../problem.ts'
import type { SessionUser } from '../repositories/sessions.ts'
import type { Services } from '../start/deps.ts'
import type { AnyEndpoint } from './input.ts'

/** How long password and code, once given, are not asked for again. */
const CONFIRMED_MS = 5 * MINUTE_MS

const SET_UP_FIRST =
  'Kantor Anda mewajibkan verifikasi dua langkah bagi admin. Aktifkan dahulu di halaman Akun Saya.'
const CONFIRM_FIRST = 'Masukkan password Anda sekali lagi untuk melanjutkan.'
const CONFIRM_WITH_CODE_FIRST =
  'Masukkan password dan kode verifikasi Anda sekali lagi untuk melanjutkan.'

/** Whether password and code were given lately enough in this session. */
export const isConfirmed = (
  { confirmedAt }: Pick<SessionUser, 'confirmedAt'>,
  now: Date,
): boolean => confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS

/**
 * What stands before a call for somebody who may make it: the second factor that the office requires of
 * admins, and password and code once more.
 *
 * @throws Problem 403 with the reason, for the client to do that first.
 */
export const refuseUnready = (
  { access, beforeSecondFactor, asksAgain }: AnyEndpoint,
  user: SessionUser | null,
  { config, now }: Pick<Services, 'config'> & { now: Date },
): void => {
  if (!user || !isAdmin(user.role)) return
  const isForAdmins = access === 'admin' || access === 'superadmin'
  const { hasSecondFactor } = user
  if (config.requiresSecondFactor && !hasSecondFactor && isForAdmins && !beforeSecondFactor)
    throw notYet(SET_UP_FIRST, 'set-up-second-factor')
  if (!asksAgain || isConfirmed(user, now)) return
  throw hasSecondFactor
    ? notYet(CONFIRM_WITH_CODE_FIRST, 'confirm-password-and-code')
    : notYet(CONFIRM_FIRST, 'confirm-password')
}
