import { ANSWER_OPTIONS, type AnswerOption } from '../entities/test.ts'
import {
  type Cell,
  cellName,
  createNumbers,
  dataRows,
  type FileFault,
  type Rows,
  readHeader,
  textOf,
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

export const MAX_QUESTIONS = 200
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

/** The questions of a question file's first sheet, by number; or every fault of it (decision 57). */
export const parseQuestions = (rows: Rows): Parsed<FileQuestion[]> => {
  const { at, faults } = readHeader(rows, QUESTION_COLUMNS)
  if (faults.length > 0) return { ok: false, faults }
  const data = dataRows(rows)
  if (data.length === 0) faults.push({ cell: 'A2', reason: 'tidak ada soal' })
  if (data.length > MAX_QUESTIONS)
    faults.push({
      cell: `A${MAX_QUESTIONS + 2}`,
      reason: `paling banyak ${MAX_QUESTIONS} soal`,
    })
  const readNumber = createNumbers(at.no, faults)
  const required = (cells: readonly Cell[], row: number, column: number, label: string) => {
    const value = textOf(cells[column])
    const longest = label === 'soal' ? MAX_SOAL : MAX_OPTION
    const cell = cellName(column, row)
    if (value === '') faults.push({ cell, reason: `${label} kosong` })
    if (value.length > longest)
      faults.push({ cell, reason: `${label} lebih dari ${longest} karakter` })
    return value
  }
  const questions = data.map(({ cells, row }) => ({
    no: readNumber(cells, row),
    soal: required(cells, row, at.soal, 'soal'),
    pilA: required(cells, row, at.pilA, 'pilihan A'),
    pilB: required(cells, row, at.pilB, 'pilihan B'),
    pilC: required(cells, row, at.pilC, 'pilihan C'),
    pilD: required(cells, row, at.pilD, 'pilihan D'),
  }))
  return finish(
    questions.sort((a, b) => a.no - b.no),
    faults,
  )
}

const isOption = (text: string): text is AnswerOption =>
  (ANSWER_OPTIONS as readonly string[]).includes(text)

/**
 * The right option of every question, from an answer-key file's first sheet; or every fault of it.
 * @param numbers the questions' numbers: each must have a key, and no key may stand without one
 */
export const parseKey = (
  rows: Rows,
  numbers: readonly number[],
): Parsed<Map<number, AnswerOption>> => {
  const { at, faults } = readHeader(rows, KEY_COLUMNS)
  if (faults.length > 0) return { ok: false, faults }
  const readNumber = createNumbers(at.no, faults)
  const key = new Map<number, AnswerOption>()
  for (const { cells, row } of dataRows(rows)) {
    const no = readNumber(cells, row)
    const answer = textOf(cells[at.jawaban]).toUpperCase()
    if (Number.isInteger(no) && no >= 1 && !numbers.includes(no))
      faults.push({ cell: cellName(at.no, row), reason: `tidak ada soal nomor ${no}` })
    if (isOption(answer)) key.set(no, answer)
    else
      faults.push({
        cell: cellName(at.jawaban, row),
        reason: answer ? `jawaban '${answer}' bukan A, B, C, atau D` : 'jawaban kosong',
      })
  }
  const missing = numbers.filter((no) => !key.has(no))
  if (faults.length === 0 && missing.length > 0)
    faults.push({
      cell: 'A2',
      reason: `belum ada jawaban untuk soal ${missing.join(', ')}`,
    })
  return finish(key, faults)
}
