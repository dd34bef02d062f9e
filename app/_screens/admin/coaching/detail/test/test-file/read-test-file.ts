import { RefusedFile } from '@/components/form/parts/use-upload'
import { missingScript } from '@/lib/browser/lazy-part'
import { readSpreadsheet } from '@/lib/browser/read-spreadsheet'
import type { Rows } from '@/lib/domain/tests/test-file-cells'
import { FILE_TYPE_ERRORS } from '@/lib/validation/uploads'

const NOT_LOADED =
  'Pemeriksa berkas Excel belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'

/**
 * The first sheet of a chosen file.
 * @throws RefusedFile with the sentence to show
 */
export async function readTestFile(file: File): Promise<Rows> {
  try {
    return await readSpreadsheet(file)
  } catch (error) {
    throw new RefusedFile(
      missingScript(error) === null ? FILE_TYPE_ERRORS.spreadsheet : NOT_LOADED,
    )
  }
}
