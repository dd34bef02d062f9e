import { join } from 'node:path'
import type { ServerConfig } from '../start/config.ts'
import { type Client, connect } from './client.ts'
import { openEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

export type Database = Client & {
  /** Settles when the database can no longer be trusted: the process must end. */
  failure: Promise<Error>
}

type Placed = Pick<ServerConfig, 'databaseUrl' | 'dataDir'>
type Options = { asIs?: boolean }

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
  config: Placed,
  { asIs = false }: Options = {},
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

const closedAfter = async <T>(
  opening: Promise<Database>,
  work: (database: Client) => Promise<T>,
): Promise<T> => {
  const database = await opening
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Opens the database as `openDatabase` for some work, and closes it whatever becomes of that. */
export const withDatabase = <T>(
  config: Placed,
  work: (database: Client) => Promise<T>,
  options: Options = {},
): Promise<T> => closedAfter(openDatabase(config, options), work)

/** The same with the embedded database of a folder, as it is. */
export const withEmbedded = <T>(
  directory: string,
  work: (database: Client) => Promise<T>,
): Promise<T> => closedAfter(openEmbeddedDatabase(directory), work)
