import { read, SSF } from '@e965/xlsx'
import { firstSheet } from '../../lib/domain/tests/sheet-rows.ts'
import type { Rows } from '../../lib/domain/tests/test-file-cells.ts'
import { decodeText } from '../../lib/domain/text/decode-text.ts'
import { tableRows } from '../../lib/domain/text/delimited-text.ts'
import { officeError } from '../../lib/validation/uploads.ts'
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
  const sheet = firstSheet({ read, SSF }, bytes)
  if ('rows' in sheet) return sheet.rows
  const sentence = officeError(kind, sheet.refusal)
  throw badRequest({ file: sentence }, sentence)
}
