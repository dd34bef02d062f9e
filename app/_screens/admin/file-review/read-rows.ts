import { RefusedFile } from '@/components/form/parts/use-upload'
import { missingScript } from '@/lib/browser/lazy-part'
import type { Rows } from '@/lib/domain/tests/test-file-cells'
import { UNREADABLE_FILE } from '@/lib/validation/uploads'

const NOT_LOADED =
  'Pemeriksa file belum dapat dimuat. Periksa sambungan internet Anda, lalu coba lagi.'

type Kind = 'spreadsheet' | 'table'

async function tableOf(file: File, kind: Kind) {
  try {
    const { readTable } = await import('./read-table')
    return await readTable(file, kind)
  } catch (error) {
    return { told: missingScript(error) === null ? UNREADABLE_FILE : NOT_LOADED }
  }
}

/**
 * The one sheet of a chosen Excel file; a `table` may be a CSV file as well.
 * @throws RefusedFile with the sentence to show
 */
export async function readRows(file: File, kind: Kind): Promise<Rows> {
  const table = await tableOf(file, kind)
  if ('rows' in table) return table.rows
  throw new RefusedFile(table.told)
}
