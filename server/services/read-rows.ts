import { read } from '@e965/xlsx'
import { READ_SETTINGS, sheetRows } from '../../lib/domain/tests/sheet-rows.ts'
import type { Rows } from '../../lib/domain/tests/test-file-cells.ts'
import { decodeText } from '../../lib/domain/text/decode-text.ts'
import { tableRows } from '../../lib/domain/text/delimited-text.ts'
import { FILE_TYPE_ERRORS } from '../../lib/validation/uploads.ts'
import { badRequest } from '../problem.ts'
import type { CheckedFile } from './inspect-file.ts'

export type TableFile = Pick<CheckedFile, 'kind' | 'extension' | 'bytes'>

/**
 * The texts of a CSV file or of an Excel file's first sheet, formulas never evaluated.
 *
 * @throws Problem 400 where it cannot be read.
 */
export const readRows = ({ kind, extension, bytes }: TableFile): Rows => {
  if (extension === 'csv') return tableRows(decodeText(bytes) ?? '')
  try {
    const book = read(bytes, READ_SETTINGS)
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new Error('no sheet')
    return sheetRows(sheet)
  } catch {
    throw badRequest({ file: FILE_TYPE_ERRORS[kind] }, FILE_TYPE_ERRORS[kind])
  }
}
