import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { findNewestQueued } from '../repositories/outbox.ts'
import { listSuperadmins } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { diskState, MIB } from './disk-limits.ts'
import { tellDiskLow } from './server-messages.ts'

const AGAIN_MS = 7 * DAY_MS
const KEY = 'disk-low'

/** Bytes left where the data lies; null where nobody can tell. */
export const readFreeBytes = async ({
  freeBytes,
}: Pick<Services, 'freeBytes'>): Promise<number | null> =>
  (await freeBytes?.().catch(() => null)) ?? null

/**
 * Writes to every superadmin that the disk fills up, and again every week while it does. A disk that goes up and down around
 * the limit is told of once a week too. Several servers may ask at once.
 */
export const tellFullDisk = async (
  db: Db,
  services: Pick<Services, 'config' | 'freeBytes'>,
  now: Date,
): Promise<void> => {
  const free = await readFreeBytes(services)
  if (free === null || diskState(free) === 'good') return
  const told = await findNewestQueued(db, KEY)
  if (told && now.getTime() - told.getTime() < AGAIN_MS) return
  const once = `${KEY} after ${told?.toISOString() ?? 'none'}`
  for (const account of await listSuperadmins(db))
    await tellDiskLow(db, services, { account, once, now, mib: Math.floor(free / MIB) })
}
