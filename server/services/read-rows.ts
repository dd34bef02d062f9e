import { read, SSF } from '@e965/xlsx'
import { sheetRows } from '../../lib/domain/tests/sheet-rows.ts'
import type { Rows } from '../../lib/domain/tests/test-file-cells.ts'
import { csvRows } from '../../lib/domain/text/csv-rows.ts'
import { contentError } from '../../lib/validation/content-error.ts'
import { badRequest } from '../problem.ts'
import type { CheckedFile } from './inspect-file.ts'

export type TableFile = Pick<CheckedFile, 'kind' | 'extension' | 'bytes'>

const PACKAGE = { read, SSF }

/**
 * The texts of a CSV file or of an Excel file's one sheet, formulas never evaluated.
 *
 * @throws Problem 400 where it cannot be read.
 */
export const readRows = ({ kind, extension, bytes }: TableFile): Rows => {
  const table = extension === 'csv' ? csvRows(bytes) : sheetRows(PACKAGE, bytes)
  if ('rows' in table) return table.rows
  const sentence = 'told' in table ? table.told : contentError(kind, table.refusal, bytes)
  throw badRequest({ file: sentence }, sentence)
}
