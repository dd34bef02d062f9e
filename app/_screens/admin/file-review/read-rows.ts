import { RefusedFile } from '@/components/form/parts/use-upload'
import { missingScript } from '@/lib/browser/lazy-part'
import type { ReadTable } from '@/lib/domain/tests/read-table'
import type { Rows } from '@/lib/domain/tests/test-file-cells'
import { csvRows } from '@/lib/domain/text/csv-rows'
import { contentError } from '@/lib/validation/content-error'

const NOT_LOADED =
  'Pemeriksa berkas Excel belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'

const isCsv = ({ name }: File, kind: Kind) => kind === 'table' && /\.csv$/i.test(name)

type Kind = 'spreadsheet' | 'table'
type Bytes = Uint8Array<ArrayBuffer>

async function tableOf(file: File, bytes: Bytes, kind: Kind): Promise<ReadTable> {
  if (isCsv(file, kind)) return csvRows(bytes)
  try {
    const { readSpreadsheet } = await import('@/lib/browser/read-spreadsheet')
    return await readSpreadsheet(file.name, bytes)
  } catch (error) {
    if (missingScript(error) !== null) throw new RefusedFile(NOT_LOADED)
    return { refusal: 'unreadable' }
  }
}

/**
 * The one sheet of a chosen Excel file; a `table` may be a CSV file as well.
 * @throws RefusedFile with the sentence to show
 */
export async function readRows(file: File, kind: Kind): Promise<Rows> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const table = await tableOf(file, bytes, kind)
  if ('rows' in table) return table.rows
  throw new RefusedFile(
    'told' in table ? table.told : contentError(kind, table.refusal, bytes),
  )
}
