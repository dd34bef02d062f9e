import type { Migration } from '../db/migrate.ts'

/**
 * A dump of the database: text, one line per row, the same for the embedded database and PostgreSQL, so
 * that a backup of one can be restored into the other. Lines of its own begin with `!`; rows are what
 * PostgreSQL's `row_to_json` says of them, never read as numbers on the way.
 */
export type DumpHead = { format: 1; migrations: Migration[] }
export type DumpTable = { table: string; columns: string[] }
/** Rows by table: a dump without this last line is cut off. */
export type DumpEnd = { rows: Record<string, number> }

export type DumpLine =
  | { kind: 'head'; head: DumpHead }
  | { kind: 'table'; table: DumpTable }
  | { kind: 'end'; end: DumpEnd }
  | { kind: 'row'; json: string }

export const ownLine = (content: DumpHead | DumpTable | DumpEnd): string =>
  `!${JSON.stringify(content)}\n`

/** @throws for a line that no dump of ours has. */
export const readLine = (line: string): DumpLine => {
  if (line.startsWith('{')) return { kind: 'row', json: line }
  const content: unknown = line.startsWith('!') ? JSON.parse(line.slice(1)) : null
  if (typeof content === 'object' && content !== null) {
    if ('format' in content && content.format === 1) {
      return { kind: 'head', head: content as DumpHead }
    }
    if ('table' in content) return { kind: 'table', table: content as DumpTable }
    if ('rows' in content) return { kind: 'end', end: content as DumpEnd }
  }
  throw new Error('Isi cadangan tidak dikenali: dibuat oleh versi lain atau rusak.')
}
