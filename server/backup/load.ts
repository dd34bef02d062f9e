import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Db } from '../db/client.ts'
import { emptyTables } from '../db/empty-tables.ts'
import {
  compareMigrations,
  MIGRATIONS,
  type Migration,
  migrateDatabase,
} from '../db/migrate.ts'
import { drizzle, migrate, sql } from '../db/orm.ts'
import { readDump } from './dump.ts'
import type { DumpEnd, DumpTable } from './dump-format.ts'

const ROWS_AT_ONCE = 500

/** @throws when the backup knows a migration that this version of the portal does not. */
const refuseNewer = (migrations: Migration[]) => {
  if (migrations.length > 0 && compareMigrations(migrations).unknown === 0) return
  throw new Error(
    'Cadangan ini dibuat oleh versi portal yang lain atau lebih baru. Pulihkan dengan versi itu.',
  )
}

/** The tables as they were when the backup was made: later migrations run over its rows afterwards. */
const migrateTo = async ({ pool }: Client, last: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const connection = await pool.connect()
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8'))
    const entries = journal.entries.filter(({ when }: { when: number }) => when <= last)
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(connection), { migrationsFolder: folder })
  } finally {
    connection.release()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes the references between tables away, so that rows may come in any order; answers how to put them back. */
const dropReferences = async (tx: Db): Promise<() => Promise<void>> => {
  const { rows } = await tx.execute<{
    table: string
    name: string
    definition: string
  }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
    }
  }
}

const insertRows = async (tx: Db, { table, columns }: DumpTable, rows: string[]) => {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`insert into ${name} (${list})
    select ${list} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`)
}

/** @throws when a table did not get exactly the rows that the dump counted. */
const checkCounts = (loaded: Record<string, number>, { rows }: DumpEnd) => {
  for (const [table, count] of Object.entries(rows)) {
    if (loaded[table] !== count) throw new Error(`Isi cadangan tidak lengkap: ${table}.`)
  }
}

const loadRows = async (tx: Db, file: string) => {
  const loaded: Record<string, number> = {}
  let table: DumpTable | null = null
  let rows: string[] = []
  const flush = async () => {
    if (table) await insertRows(tx, table, rows)
    if (table) loaded[table.table] = (loaded[table.table] ?? 0) + rows.length
    rows = []
  }
  for await (const line of readDump(file)) {
    if (line.kind === 'row') rows.push(line.json)
    if (line.kind !== 'row' || rows.length >= ROWS_AT_ONCE) await flush()
    if (line.kind === 'table') table = line.table
    if (line.kind === 'end') checkCounts(loaded, line.end)
  }
}

const migrationsIn = async (file: string): Promise<Migration[]> => {
  for await (const line of readDump(file)) {
    return line.kind === 'head' ? line.head.migrations : []
  }
  return []
}

/**
 * Fills an empty database from a dump: all rows or none, their references checked at the end, then
 * whatever migrations have come since.
 */
export const loadDatabase = async (
  client: Client,
  { file, embedded }: { file: string; embedded: boolean },
): Promise<void> => {
  const migrations = await migrationsIn(file)
  refuseNewer(migrations)
  await migrateTo(client, migrations.at(-1)?.at ?? 0)
  await client.db.transaction(async (tx) => {
    const putBack = await dropReferences(tx)
    // The migrations bring first rows, of which the backup has its own.
    await emptyTables(tx)
    await loadRows(tx, file)
    await putBack()
  })
  await migrateDatabase(client, { embedded })
}
