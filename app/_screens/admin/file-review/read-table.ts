import { readSpreadsheet } from '@/lib/browser/read-spreadsheet'
import type { Rows } from '@/lib/domain/tests/test-file-cells'
import { csvRows } from '@/lib/domain/text/csv-rows'
import { contentError } from '@/lib/validation/content-error'

/** The cells of a file, or the sentence that the server would refuse it with too. */
export async function readTable(
  file: File,
  kind: 'spreadsheet' | 'table',
): Promise<{ rows: Rows } | { told: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isCsv = kind === 'table' && /\.csv$/i.test(file.name)
  const table = isCsv ? csvRows(bytes) : await readSpreadsheet(file.name, bytes)
  return 'refusal' in table ? { told: contentError(kind, table.refusal, bytes) } : table
}
