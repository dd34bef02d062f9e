import { join } from 'node:path'
import type { ServerConfig } from '../start/config.ts'
import { type Client, connect } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

export type Database = Client & {
  /** Settles when the database can no longer be trusted: the process must end. */
  failure: Promise<Error>
}

const never = new Promise<Error>(() => undefined)

const openEmbeddedDatabase = async (directory: string): Promise<Database> => {
  const embedded = await openEmbedded({ directory })
  const client = connect(embedded.connection, { embedded: true })
  const close = async () => {
    await client.close()
    await embedded.close()
  }
  return { ...client, failure: embedded.failure, close }
}

/**
 * Opens the database that the settings name: PostgreSQL at DATABASE_URL, otherwise the embedded one
 * below DATA_DIR. Its tables are brought up to date, or left `asIs`.
 */
export const openDatabase = async (
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
  { asIs = false }: { asIs?: boolean } = {},
): Promise<Database> => {
  const { databaseUrl: connectionString, dataDir } = config
  const embedded = connectionString === null
  const database = embedded
    ? await openEmbeddedDatabase(join(dataDir, 'database'))
    : { ...connect({ connectionString }, { embedded }), failure: never }
  try {
    if (!asIs) await migrateDatabase(database, { embedded })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
