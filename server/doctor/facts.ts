import type { Db } from '../db/client.ts'
import { compareMigrations, migrationsOf } from '../db/migrate.ts'
import { findNewestBackup } from '../repositories/audit.ts'
import { listStoredFiles } from '../repositories/files.ts'
import { databaseEncoding, databaseTime } from '../repositories/system.ts'

/** What only the database knows; told by the running server where that alone may open it. */
export type Facts = {
  /** The database's own clock, ISO 8601. */
  now: string
  /** As {@link databaseEncoding} tells. */
  encoding: string
  /** Migrations of this version that it has not, and its own that this version does not know. */
  missing: number
  unknown: number
  /** When the newest noted backup was made; null: none is noted. */
  backupAt: string | null
  /** Names of the files that rows name. */
  files: string[]
}

export const readFacts = async (db: Db): Promise<Facts> => ({
  now: (await databaseTime(db)).toISOString(),
  encoding: await databaseEncoding(db),
  ...compareMigrations(await migrationsOf(db)),
  backupAt: (await findNewestBackup(db))?.toISOString() ?? null,
  files: (await listStoredFiles(db)).map(({ name }) => name),
})
