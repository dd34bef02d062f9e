import { join } from 'node:path'
import { type Backup, readBackup, restoreFiles } from '../backup/read-backup.ts'
import { restoreEmbedded } from '../backup/restore-embedded.ts'
import { restorePostgres } from '../backup/restore-postgres.ts'
import { transact } from '../db/after-commit.ts'
import type { Db } from '../db/client.ts'
import { withDatabase, withEmbedded } from '../db/open.ts'
import { inArray, sql } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import { adoptReminders, exportReminders } from '../repositories/unsent-reminders.ts'
import { listErased } from '../services/erased-list.ts'
import { eraseAgain } from '../services/erasure.ts'
import { noteRestore } from '../services/restored.ts'
import type { ServerConfig } from '../start/config.ts'
import { filesOf } from '../start/storage.ts'

type Options = {
  folder: string
  replace: boolean
  /** Messages that had not gone out when the backup was made: perhaps they have since. */
  cancelMessages: boolean
  now: Date
}

const restoreInto = async (
  config: ServerConfig,
  backup: Backup,
  { replace, now }: Options,
) => {
  const { databaseUrl, dataDir, gateways } = config
  const inFolder = gateways.bucket === null
  if (databaseUrl === null) {
    const aside = await restoreEmbedded(backup, {
      ...{ dataDir, replace, now },
      withFiles: inFolder,
    })
    if (!inFolder) await restoreFiles(backup, filesOf(config))
    return aside
  }
  return restorePostgres(backup.dump, {
    ...{ databaseUrl, replace, now },
    // Files first: their names are their own, and a row must never be without its bytes.
    begin: () => restoreFiles(backup, filesOf(config)),
  })
}

/**
 * Reminders that went out after the backup was made do not go again: the data that were replaced still know of them, where they can
 * be read at all. All are taken over: by a clock that was ahead when the backup was made, what came later seems earlier.
 */
const adoptDecided = async (db: Db, { databaseUrl }: ServerConfig, aside: string) => {
  if (databaseUrl !== null) {
    const table = sql`${sql.identifier(aside)}.reminders`
    return adoptReminders(db, await exportReminders(db, table))
  }
  await withEmbedded(join(aside, 'database'), async (old) =>
    adoptReminders(db, await exportReminders(old.db)),
  )
}

const WAITING = inArray(outbox.state, ['queued', 'sending'])

/** What follows the rows: who was erased is erased again, and messages wait or go nowhere. */
const settle = (
  config: ServerConfig,
  { cancelMessages, now }: Options,
  { aside, madeAt }: { aside: string | null; madeAt: Date },
) =>
  withDatabase(config, async ({ db }) => {
    const erased = await eraseAgain({
      ...{ db, files: filesOf(config) },
      inTransaction: (work) => transact(db, work),
    })
    // a database that is the reason for the restore may not open
    if (aside) await adoptDecided(db, config, aside).catch(() => undefined)
    await db.transaction((tx) => noteRestore(tx, { now, madeAt }))
    const waiting = await db.$count(outbox, WAITING)
    if (cancelMessages) {
      await db.update(outbox).set({ state: 'cancelled' }).where(WAITING)
    }
    return { erased, waiting }
  })

/**
 * Restores a backup after checking it, into the database and the file store of the settings.
 *
 * @returns where replaced data went (null: there was none), how many accounts had been erased since and are so again, and how
 *   many messages were still to be sent
 */
export const restore = async (
  config: ServerConfig,
  options: Options,
): Promise<{ backup: Backup; aside: string | null; erased: number; waiting: number }> => {
  const read = await readBackup(options.folder)
  // the files that are there may be replaced, and with them the list
  const listed = await listErased(filesOf(config))
  const backup = { ...read, erased: [...read.erased, ...listed] }
  const aside = await restoreInto(config, backup, options)
  const madeAt = new Date(backup.manifest.madeAt)
  return { backup, aside, ...(await settle(config, options, { aside, madeAt })) }
}
