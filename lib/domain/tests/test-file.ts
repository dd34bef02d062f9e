import type { AnswerOption } from '../../entities/test.ts'
import { ANSWER_OPTIONS } from '../../entities/test-values.ts'
import {
  brokenBy,
  type Cell,
  cellName,
  createNumbers,
  dataRows,
  type FileFault,
  notText,
  type Rows,
  readHeader,
  textOf,
  tooMany,
} from './test-file-cells.ts'

export type FileQuestion = {
  no: number
  soal: string
  pilA: string
  pilB: string
  pilC: string
  pilD: string
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; faults: FileFault[] }

const MAX_QUESTIONS = 200
const MAX_SOAL = 4000
const MAX_OPTION = 1000

/** Header words of each column; either spelling of the options is known (decision 57). */
const QUESTION_COLUMNS = {
  no: ['no'],
  soal: ['soal'],
  pilA: ['a', 'pila'],
  pilB: ['b', 'pilb'],
  pilC: ['c', 'pilc'],
  pilD: ['d', 'pild'],
} as const
const KEY_COLUMNS = { no: ['no'], jawaban: ['jawaban'] } as const

const finish = <T>(value: T, faults: FileFault[]): Parsed<T> =>
  faults.length > 0 ? { ok: false, faults } : { ok: true, value }

/** What a question file holds, faulty or not; `row` as people count. */
export type ReadQuestions = {
  questions: (FileQuestion & { row: number })[]
  faults: FileFault[]
  /** Texts that were none in Excel, as they will be shown. */
  warnings: FileFault[]
}

/** Reads every row and names every fault of it with its cell (decision 57). */
export const readQuestions = (rows: Rows): ReadQuestions => {
  const { at, faults } = readHeader(rows, QUESTION_COLUMNS)
  if (faults.length > 0) return { questions: [], faults, warnings: [] }
  const data = dataRows(rows)
  if (data.length === 0) faults.push({ cell: 'A2', reason: 'tidak ada soal' })
  faults.push(...tooMany(data, { column: at.no, most: MAX_QUESTIONS, what: 'soal' }))
  const warnings: FileFault[] = []
  const readNumber = createNumbers(at.no, faults)
  const required = (cells: readonly Cell[], row: number, column: number, label: string) => {
    const value = textOf(cells[column])
    const longest = label === 'soal' ? MAX_SOAL : MAX_OPTION
    const cell = cellName(column, row)
    const broken = brokenBy(cells[column])
    warnings.push(...notText(cells[column], cell))
    if (broken) faults.push({ cell, reason: broken })
    if (value === '') faults.push({ cell, reason: `${label} kosong` })
    if (value.length > longest)
      faults.push({ cell, reason: `${label} lebih dari ${longest} karakter` })
    return value
  }
  const questions = data.map(({ cells, row }) => ({
    row,
    no: readNumber(cells, row),
    soal: required(cells, row, at.soal, 'soal'),
    pilA: required(cells, row, at.pilA, 'pilihan A'),
    pilB: required(cells, row, at.pilB, 'pilihan B'),
    pilC: required(cells, row, at.pilC, 'pilihan C'),
    pilD: required(cells, row, at.pilD, 'pilihan D'),
  }))
  return { questions, faults, warnings }
}

/** The questions of a question file, by number; or every fault of it (decision 57). */
export const parseQuestions = (rows: Rows): Parsed<FileQuestion[]> => {
  const { questions, faults } = readQuestions(rows)
  const byNumber = questions
    .map(({ row: _, ...question }) => question)
    .sort((a, b) => a.no - b.no)
  return finish(byNumber, faults)
}

const isOption = (text: string): text is AnswerOption =>
  (ANSWER_OPTIONS as readonly string[]).includes(text)

/** What a key file holds; `answer` as it stands there, in capitals. */
export type ReadKey = {
  entries: { no: number; answer: string; row: number }[]
  faults: FileFault[]
}

/**
 * Reads every row of a key file and names every fault of it with its cell.
 * @param numbers the questions' numbers: each must have a key, and no key may stand without one; null
 * where they are not known, then the rows are checked by themselves
 */
export const readKey = (rows: Rows, numbers: readonly number[] | null): ReadKey => {
  const { at, faults } = readHeader(rows, KEY_COLUMNS)
  if (faults.length > 0) return { entries: [], faults }
  const data = dataRows(rows)
  if (data.length === 0) faults.push({ cell: 'A2', reason: 'tidak ada jawaban' })
  const readNumber = createNumbers(at.no, faults)
  const entries = data.map(({ cells, row }) => {
    const no = readNumber(cells, row)
    const answer = textOf(cells[at.jawaban]).toUpperCase()
    if (numbers && Number.isInteger(no) && no >= 1 && !numbers.includes(no))
      faults.push({ cell: cellName(at.no, row), reason: `tidak ada soal nomor ${no}` })
    const other = answer ? `jawaban '${answer}' bukan A, B, C, atau D` : 'jawaban kosong'
    const reason = brokenBy(cells[at.jawaban]) ?? other
    if (!isOption(answer)) faults.push({ cell: cellName(at.jawaban, row), reason })
    return { no, answer, row }
  })
  const missing = (numbers ?? []).filter((no) => !entries.some((one) => one.no === no))
  if (faults.length === 0 && missing.length > 0)
    faults.push({
      cell: 'A2',
      reason: `belum ada jawaban untuk soal ${missing.join(', ')}`,
    })
  return { entries, faults }
}

/** The right option of every question, from an answer-key file; or every fault of it. */
export const parseKey = (
  rows: Rows,
  numbers: readonly number[],
): Parsed<Map<number, AnswerOption>> => {
  const { entries, faults } = readKey(rows, numbers)
  const key = new Map<number, AnswerOption>()
  for (const { no, answer } of entries) if (isOption(answer)) key.set(no, answer)
  return finish(key, faults)
}
