import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from '../../server/db/client.ts'
import { seedDemo } from '../../server/db/demo/seed-demo.ts'
import { openDatabase } from '../../server/db/open.ts'
import { folderStore } from '../../server/services/file-store.ts'
import { createPasswords } from '../../server/services/passwords.ts'
import { startPostgres } from '../../server/testing/postgres-server.ts'
import { type Environment, startServer } from '../../server/testing/server-process.ts'

/** A folder and a database of its own, for a server of production as a process of its own. */
export const openPlace = async ({ isEmbedded }: { isEmbedded: boolean }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-load-'))
  const postgres = isEmbedded ? null : await startPostgres()
  const databaseUrl = postgres?.url ?? null
  const withDatabase = async <T>(work: (db: Db, pool: Pool) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl, dataDir })
    try {
      return await work(database.db, database.pool)
    } finally {
      await database.close()
    }
  }
  return {
    withDatabase,
    /** The demo data, with their files where the server looks for them. */
    seedDemo: () =>
      withDatabase((db) =>
        seedDemo({
          ...{ db, files: folderStore(join(dataDir, 'files')), now: new Date() },
          ...{ passwords: createPasswords(), appName: 'E-Coaching' },
        }),
      ),
    /** @param more settings of this start alone */
    startServer: (more: Environment = {}) =>
      startServer({
        ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', ADMIN_SECOND_FACTOR: 'optional' },
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...more,
      }),
    remove: async () => {
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
