import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Db } from '../db/client.ts'
import { migrationsOf } from '../db/migrate.ts'
import { sql } from '../db/orm.ts'
import { type DumpLine, ownLine, readLine } from './dump-format.ts'

const ROWS_AT_ONCE = 1_000

const tablesOf = async (tx: Db) => {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name`)
  return rows
}

/** Lines of a table's rows, a thousand at a time, so that no table need fit into memory. */
async function* rowsOf(tx: Db, table: string): AsyncGenerator<string[]> {
  const source = sql`select row_to_json(r)::text as line from ${sql.identifier(table)} r`
  await tx.execute(sql`declare rows_of_table no scroll cursor for ${source}`)
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`),
    )
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close rows_of_table`)
}

async function* linesOf(tx: Db): AsyncGenerator<string> {
  yield ownLine({ format: 1, migrations: await migrationsOf(tx) })
  const counts: Record<string, number> = {}
  for (const { table, columns } of await tablesOf(tx)) {
    yield ownLine({ table, columns })
    counts[table] = 0
    for await (const lines of rowsOf(tx, table)) {
      counts[table] += lines.length
      yield `${lines.join('\n')}\n`
    }
  }
  yield ownLine({ rows: counts })
}

/**
 * Writes all rows of one instant into a packed file on this machine. It must be near and fast: on the
 * embedded database all calls wait meanwhile.
 */
export const dumpDatabase = async (db: Db, file: string): Promise<void> => {
  await db.transaction(
    (tx) =>
      pipeline(
        Readable.from(linesOf(tx)),
        createGzip({ level: 4 }),
        createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Lines end with a line feed alone: readline would also cut at other separators inside texts. */
async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun = ''
  for await (const chunk of source) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun) yield begun
}

/** The lines of a dump again. @throws when the file is cut off or is no dump */
export async function* readDump(file: string): AsyncGenerator<DumpLine> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.once('error', (error) => unpacked.destroy(error))
  let last: DumpLine['kind'] | null = null
  for await (const line of splitLines(packed.pipe(unpacked))) {
    const read = readLine(line)
    last = read.kind
    yield read
  }
  if (last !== 'end') throw new Error('Isi cadangan tidak lengkap.')
}
