import type { Id } from '../../lib/entities/identity.ts'
import type { Role } from '../../lib/entities/user.ts'
import { ROLES } from '../../lib/entities/user-values.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { deleteAccount } from '../repositories/deleted-accounts.ts'
import {
  deletionState,
  listDeleted,
  listLiveAmong,
} from '../repositories/known-deletions.ts'
import type { Services } from '../start/deps.ts'
import {
  listErasedIds,
  markErased,
  noteCompared,
  readCompared,
  readErased,
} from './erased-list.ts'
import { dropExport } from './own-data/own-export.ts'

type Kept = Pick<Services, 'files'>

/**
 * The one way in which an account ends, whoever asks for it: it is signed out everywhere and forgotten, and a backup that is
 * restored later does it again. To be called in a transaction.
 *
 * @returns whether there was such an account
 */
export const eraseAccount = async (
  tx: Db,
  { files }: Kept,
  { id, roles, now }: { id: Id; roles: readonly Role[]; now: Date },
): Promise<boolean> => {
  const wasThere = await deleteAccount(tx, { id, roles, now })
  if (!wasThere) return false
  await dropExport(tx, { files }, id)
  // Where it cannot be kept now, the job keeps it.
  await afterCommit(tx, () =>
    markErased(files, { id, at: now.toISOString() }).catch(() => undefined),
  )
  return true
}

type ErasingAgain = Kept & {
  db: Db
  /** What an erasure stores is stored together or not at all. */
  inTransaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

/**
 * Brings database and list of erased accounts together: erases again whom a restored database has brought back, with the
 * moment of the first erasure, and lists who is missing there. Where nobody was erased since, and the database is not one of
 * before, there is nothing to compare.
 *
 * @returns how many were erased again
 */
export const eraseAgain = async ({
  db,
  files,
  inTransaction,
}: ErasingAgain): Promise<number> => {
  // before the list: who is erased meanwhile makes it another
  const state = await deletionState(db)
  if ((await readCompared(files)) === state) return 0
  const listed = await listErasedIds(files)
  const back = await listLiveAmong(db, listed)
  for (const id of back) {
    const mark = await readErased(files, id)
    const now = new Date(mark?.at ?? 0)
    await inTransaction((tx) => eraseAccount(tx, { files }, { id, roles: ROLES, now }))
  }
  const known = new Set(listed)
  for (const { id, at } of await listDeleted(db))
    if (at && !known.has(id)) await markErased(files, { id, at: at.toISOString() })
  await noteCompared(files, state)
  return back.length
}
