import {
  type FileQuestion,
  type Parsed,
  parseKey,
  parseQuestions,
} from '../../lib/domain/tests/test-file.ts'
import { faultsText, type Rows } from '../../lib/domain/tests/test-file-cells.ts'
import type { AnswerOption } from '../../lib/entities/test.ts'
import { badRequest } from '../problem.ts'
import { readRows, type TableFile } from './read-rows.ts'

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
export const importQuestions = (file: TableFile): FileQuestion[] =>
  accepted(parseQuestions(readRows(file)))

/**
 * The right answers in the rows of a key file, for the questions with these numbers.
 *
 * @throws Problem 400 that names every fault with its cell.
 */
export const importKey = (
  rows: Rows,
  numbers: readonly number[],
): Map<number, AnswerOption> => accepted(parseKey(rows, numbers))
