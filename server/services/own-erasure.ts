import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { ErasureOutlook } from '../../lib/entities/privacy.ts'
import type { Role } from '../../lib/entities/user.ts'
import type { Db } from '../db/client.ts'
import { conflict } from '../problem.ts'
import {
  countRegistered,
  listOpenInCharge,
  listRunning,
} from '../repositories/erasure-outlook.ts'
import { listSuperadmins, lockSuperadmins } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { eraseAccount } from './erasure.ts'
import { type Call, type Proven, takeProven } from './prove-again.ts'

const LAST_SUPERADMIN =
  'Anda superadmin terakhir portal ini. Buat superadmin lain dahulu, lalu hapus akun Anda.'

type Account = { id: string; role: Role }

/** Why an account cannot be erased as things are; null where it can. */
const obstacleOf = async (
  db: Db,
  { id, role }: Account,
  { superadmins, now }: { superadmins: number; now: Date },
): Promise<string | null> => {
  if (role === 'superadmin' && superadmins === 1) return LAST_SUPERADMIN
  const open = await listOpenInCharge(db, id, now)
  if (open.length === 0) return null
  const topics = open.map(({ topic }) => `“${topic}”`).join(', ')
  return `Anda masih menjadi narahubung ${open.length} coaching yang belum selesai: ${topics}. Serahkan dahulu kepada admin lain.`
}

/** What stands before an erasure of the own account, and what it takes. */
export const erasureOutlook = async (
  db: Db,
  { config }: Pick<Services, 'config'>,
  { user, now }: { user: Account; now: Date },
): Promise<ErasureOutlook> => {
  const superadmins = (await listSuperadmins(db)).length
  return {
    obstacle: await obstacleOf(db, user, { superadmins, now }),
    // tests may be done until the evening, and certificates come afterwards
    coachings: await listRunning(db, user.id, new Date(now.getTime() - DAY_MS)),
    certificates: await countRegistered(db, user.id),
    recordsDays: config.kept.records,
  }
}

/**
 * Erases the account of who asks for it and has proven to be its owner.
 *
 * @throws Problem 409 where it is the last superadmin's, or its coachings have to be handed over first.
 */
export const eraseOwn = async (call: Call, proven: Proven): Promise<void> => {
  const { db, services, now } = call
  // in this order for everybody: of two who erase themselves at once, one waits for the other
  const superadmins = (await lockSuperadmins(db)).length
  const { id, role } = await takeProven(call, proven)
  const obstacle = await obstacleOf(db, { id, role }, { superadmins, now })
  if (obstacle) throw conflict(obstacle)
  await eraseAccount(db, services, { id, roles: [role], now })
}
