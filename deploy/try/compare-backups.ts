/**
 * `compare-backups.ts BEFORE AFTER`: a line for each table whose rows are not the same, and one for the bytes of files; a column that only
 * one of them has is not looked at. Exit code 0, whatever is found.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDump } from '../../server/backup/dump.ts'
import { DUMP, FILES } from '../../server/backup/make-backup.ts'

type Table = { columns: string[]; rows: Record<string, unknown>[] }

const [before = '', after = ''] = process.argv.slice(2)

const tablesOf = async (folder: string) => {
  const tables = new Map<string, Table>()
  let table: Table = { columns: [], rows: [] }
  for await (const line of readDump(join(folder, DUMP))) {
    if (line.kind === 'table') {
      table = { columns: line.table.columns, rows: [] }
      tables.set(line.table.table, table)
    }
    if (line.kind === 'row') table.rows.push(JSON.parse(line.json))
  }
  return tables
}

const filesOf = (folder: string) =>
  readdirSync(join(folder, FILES)).map(
    (name) => `${name} ${readFileSync(join(folder, FILES, name)).toString('base64')}`,
  )

/** How many of each are not among the other. */
const tell = (what: string, were: string[], are: string[]) => {
  const [old, now] = [new Set(were), new Set(are)]
  const [gone, added] = [old.difference(now).size, now.difference(old).size]
  if (gone + added > 0) process.stdout.write(`${what}: ${gone} gone, ${added} new\n`)
}

const [old, now] = [await tablesOf(before), await tablesOf(after)]
for (const [name, { columns, rows }] of old) {
  const other = now.get(name)
  const shared = columns.filter((column) => other?.columns.includes(column))
  const written = (row: Record<string, unknown>) =>
    JSON.stringify(shared.map((column) => row[column]))
  tell(name, rows.map(written), other?.rows.map(written) ?? [])
}
tell('bytes', filesOf(before), filesOf(after))
const count = [...old.values()].reduce((sum, { rows }) => sum + rows.length, 0)
process.stdout.write(`${count} rows and ${filesOf(before).length} files compared\n`)
