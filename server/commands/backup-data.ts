import { dumpDatabase } from '../backup/dump.ts'
import { type Manifest, makeBackup } from '../backup/make-backup.ts'
import { orderBackupNote, orderDump } from '../control/control-client.ts'
import { withDatabase } from '../db/open.ts'
import { noteBackup } from '../services/backup-age.ts'
import type { ServerConfig } from '../start/config.ts'
import { filesOf } from '../start/storage.ts'
import { refuseMissing } from './command.ts'

/** By the running server where one holds the embedded database, otherwise by this process. */
const dump = (config: ServerConfig) => async (file: string) => {
  if (config.databaseUrl === null && (await orderDump(config.dataDir, file))) return
  await withDatabase(config, ({ db }) => dumpDatabase(db, file), { asIs: true })
}

/**
 * Backs up database and files, whether or not a server is running.
 *
 * @param target a folder that is not there yet
 */
export const backUp = (
  config: ServerConfig,
  { target, now }: { target: string; now: Date },
): Promise<Manifest> => {
  refuseMissing(config)
  return makeBackup(target, { dump: dump(config), files: filesOf(config), now })
}

/** Keeps with the data that they have been backed up, so that admins are told when that is long ago. */
export const noteBackedUp = async (config: ServerConfig, now: Date): Promise<void> => {
  if (config.databaseUrl === null && (await orderBackupNote(config.dataDir))) return
  await withDatabase(config, ({ db }) => noteBackup(db, now), { asIs: true })
}
