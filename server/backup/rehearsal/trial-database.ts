import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { errorCode } from '../../db/refusal.ts'
import type { Backup } from '../read-backup.ts'
import { restoreEmbedded } from '../restore-embedded.ts'
import { restorePostgres } from '../restore-postgres.ts'

/** A database for a trial, beside the real one. */
export type Trial = {
  /** As the report names it. */
  kind: 'PostgreSQL' | 'basis data tertanam'
  config: { databaseUrl: string | null; dataDir: string }
  fill: (backup: Backup) => Promise<unknown>
  remove: () => Promise<void>
}

const NAME = 'e_coaching_rehearsal'
/** PostgreSQL's insufficient_privilege. */
const MAY_NOT = '42501'

const embeddedTrial = (dataDir: string): Trial => ({
  kind: 'basis data tertanam',
  config: { databaseUrl: null, dataDir },
  fill: (backup) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const plain = { dataDir, replace: false, withFiles: false, now: new Date() }
    return restoreEmbedded(backup, plain)
  },
  // Its folder goes with all that the rehearsal has made.
  remove: async () => undefined,
})

const ask = async (databaseUrl: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const trialAddress = (databaseUrl: string) => {
  const address = new URL(databaseUrl)
  address.pathname = `/${NAME}`
  return address.href
}

/** What an earlier rehearsal may have left, because it was killed, goes first. */
const postgresTrial = async (databaseUrl: string, dataDir: string): Promise<Trial> => {
  const away = `drop database if exists ${NAME}`
  await ask(databaseUrl, away, `create database ${NAME}`)
  const address = trialAddress(databaseUrl)
  return {
    kind: 'PostgreSQL',
    config: { databaseUrl: address, dataDir },
    fill: ({ dump }) =>
      restorePostgres(dump, { databaseUrl: address, replace: false, now: new Date() }),
    remove: () => ask(databaseUrl, away),
  }
}

/**
 * Where the portal runs on PostgreSQL and its role may make databases, one beside the portal's; otherwise an embedded one, whose
 * tables are the same.
 */
export const openTrial = async (
  databaseUrl: string | null,
  folder: string,
): Promise<Trial> => {
  const dataDir = join(folder, 'data')
  if (databaseUrl === null) return embeddedTrial(dataDir)
  try {
    return await postgresTrial(databaseUrl, dataDir)
  } catch (error) {
    if (errorCode(error) === MAY_NOT) return embeddedTrial(dataDir)
    throw error
  }
}
