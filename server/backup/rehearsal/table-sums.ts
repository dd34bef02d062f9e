import { createHash } from 'node:crypto'
import type { Migration } from '../../db/migrate.ts'
import { readDump } from '../dump.ts'

/** Rows of a table, and a sum that does not know their order. */
export type TableSum = { rows: number; sum: string }
export type DumpSums = { migrations: Migration[]; tables: Map<string, TableSum> }

const SIZE = 2n ** 256n

const numberOf = (row: string) =>
  BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)

/** Every row of a dump in a sum per table: the SHA-256 of the rows, added up, so that none is left out or doubled. */
export const readSums = async (dump: string): Promise<DumpSums> => {
  const tables = new Map<string, { rows: number; total: bigint }>()
  let migrations: Migration[] = []
  let table = { rows: 0, total: 0n }
  for await (const line of readDump(dump)) {
    if (line.kind === 'head') migrations = line.head.migrations
    if (line.kind === 'table') {
      table = { rows: 0, total: 0n }
      tables.set(line.table.table, table)
    }
    if (line.kind !== 'row') continue
    table.rows += 1
    table.total = (table.total + numberOf(line.json)) % SIZE
  }
  const told = [...tables].map(([name, { rows, total }]): [string, TableSum] => [
    name,
    { rows, sum: total.toString(16).padStart(64, '0') },
  ])
  return { migrations, tables: new Map(told) }
}
