import { read, utils } from '@e965/xlsx'
import {
  type FileQuestion,
  type Parsed,
  parseKey,
  parseQuestions,
} from '../../lib/domain/tests/test-file.ts'
import { faultsText, type Rows } from '../../lib/domain/tests/test-file-cells.ts'
import type { AnswerOption } from '../../lib/entities/test.ts'
import { FILE_TYPE_ERRORS } from '../../lib/validation/uploads.ts'
import { badRequest } from '../problem.ts'

/** More rows and columns than any question file has; the rest of a sheet is not even read. */
const MAX_ROWS = 2_000
const MAX_COLUMNS = 50

/** The first sheet's values, formulas never evaluated. The bytes were checked to be Excel before. */
const readRows = (bytes: Buffer): Rows => {
  try {
    const book = read(bytes, { sheetRows: MAX_ROWS, dense: true, cellHTML: false })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new Error('no sheet')
    const { e: last } = utils.decode_range(sheet['!ref'] ?? 'A1')
    const end = { r: Math.min(last.r, MAX_ROWS), c: Math.min(last.c, MAX_COLUMNS) }
    const range = { s: { r: 0, c: 0 }, e: end }
    return utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: true, range })
  } catch {
    throw badRequest({ file: FILE_TYPE_ERRORS.spreadsheet }, FILE_TYPE_ERRORS.spreadsheet)
  }
}

const accepted = <T>(parsed: Parsed<T>): T => {
  if (parsed.ok) return parsed.value
  const text = faultsText(parsed.faults)
  throw badRequest({ file: text }, text)
}

/**
 * The questions of an uploaded question file (decision 57).
 *
 * @throws Problem 400 that names every fault with its cell; then nothing of the file is used.
 */
export const importQuestions = (bytes: Buffer): FileQuestion[] =>
  accepted(parseQuestions(readRows(bytes)))

/**
 * The right answers of an uploaded key file, for the questions with these numbers.
 *
 * @throws Problem 400 that names every fault with its cell.
 */
export const importKey = (
  bytes: Buffer,
  numbers: readonly number[],
): Map<number, AnswerOption> => accepted(parseKey(readRows(bytes), numbers))
