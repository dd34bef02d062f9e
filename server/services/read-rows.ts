import { read, utils } from '@e965/xlsx'
import type { Rows } from '../../lib/domain/tests/test-file-cells.ts'
import { decodeText } from '../../lib/domain/text/decode-text.ts'
import { tableRows } from '../../lib/domain/text/delimited-text.ts'
import { FILE_TYPE_ERRORS } from '../../lib/validation/uploads.ts'
import { badRequest } from '../problem.ts'
import type { CheckedFile } from './inspect-file.ts'

/** More rows and columns than any file of ours has; the rest of a sheet is not even read. */
const MAX_ROWS = 2_000
const MAX_COLUMNS = 50

export type TableFile = Pick<CheckedFile, 'kind' | 'extension' | 'bytes'>

/**
 * The values of a CSV file or of an Excel file's first sheet, formulas never evaluated.
 *
 * @throws Problem 400 where it cannot be read.
 */
export const readRows = ({ kind, extension, bytes }: TableFile): Rows => {
  if (extension === 'csv') return tableRows(decodeText(bytes) ?? '')
  try {
    const book = read(bytes, { sheetRows: MAX_ROWS, dense: true, cellHTML: false })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new Error('no sheet')
    const { e: last } = utils.decode_range(sheet['!ref'] ?? 'A1')
    const end = { r: Math.min(last.r, MAX_ROWS), c: Math.min(last.c, MAX_COLUMNS) }
    const range = { s: { r: 0, c: 0 }, e: end }
    return utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: true, range })
  } catch {
    throw badRequest({ file: FILE_TYPE_ERRORS[kind] }, FILE_TYPE_ERRORS[kind])
  }
}
