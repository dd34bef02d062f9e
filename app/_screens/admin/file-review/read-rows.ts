import { RefusedFile } from '@/components/form/parts/use-upload'
import { missingScript } from '@/lib/browser/lazy-part'
import type { OfficeRefusal } from '@/lib/domain/files/office-file'
import { faultsText, type Rows } from '@/lib/domain/tests/test-file-cells'
import { csvRows } from '@/lib/domain/text/csv-rows'
import { officeError } from '@/lib/validation/uploads'

const NOT_LOADED =
  'Pemeriksa berkas Excel belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'

/**
 * The first sheet of a chosen Excel file; a `table` may be a CSV file as well.
 * @throws RefusedFile with the sentence to show
 */
export async function readRows(file: File, kind: 'spreadsheet' | 'table'): Promise<Rows> {
  if (kind === 'table' && /\.csv$/i.test(file.name)) {
    const read = csvRows(new Uint8Array(await file.arrayBuffer()))
    if ('rows' in read) return read.rows
    throw new RefusedFile(
      'fault' in read ? faultsText([read.fault]) : officeError(kind, read.refusal),
    )
  }
  try {
    const { readSpreadsheet } = await import('@/lib/browser/read-spreadsheet')
    return await readSpreadsheet(file)
  } catch (error) {
    if (missingScript(error) !== null) throw new RefusedFile(NOT_LOADED)
    const isTold = error instanceof Error && 'refusal' in error
    const refusal = isTold ? (error.refusal as OfficeRefusal) : 'unreadable'
    throw new RefusedFile(officeError(kind, refusal))
  }
}
