import { read, SSF, utils, type WorkSheet, write } from '@e965/xlsx'
import { firstSheet } from './sheet-rows.ts'
import { readQuestions } from './test-file.ts'
import { textOf } from './test-file-cells.ts'

const HEADER = ['no', 'soal', 'a', 'b', 'c', 'd']

/** A question file with these cells as its four options, saved and read again. */
const optionsOf = (cells: object[], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const sheet: WorkSheet = utils.aoa_to_sheet([HEADER, [1, 'Berapa?']])
  cells.forEach((cell, index) => {
    sheet[utils.encode_cell({ r: 1, c: 2 + index })] = cell
  })
  sheet['!ref'] = 'A1:F2'
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Lembar 1')
  const saved = firstSheet({ read, SSF }, write(book, { type: 'buffer', bookType }))
  return 'rows' in saved ? saved.rows : []
}

describe.each(['xlsx', 'biff8'] as const)('in a file of the form %s', (bookType) => {
  test.each([
    ['30 %', { t: 'n', v: 0.3, z: '0%' }, '30%'],
    ['a date', { t: 'n', v: 46138, z: 'dd/mm/yyyy' }, '26/04/2026'],
    ['a date in the form of the computer', { t: 'n', v: 46138, z: 'm/d/yy' }, '26/04/2026'],
    ['a time', { t: 'n', v: 0.4375, z: 'h:mm' }, '10:30'],
    ['rupiah', { t: 'n', v: 1_500_000, z: '"Rp"#,##0' }, 'Rp1.500.000'],
    ['rupiah with cents', { t: 'n', v: 1500.5, z: '"Rp"#,##0.00' }, 'Rp1.500,50'],
    ['a truth', { t: 'b', v: true }, 'TRUE'],
    ['leading zeros', { t: 'n', v: 7, z: '000' }, '007'],
    ['a sum', { t: 'n', v: 0.1 + 0.2 }, '0.3'],
    ['a text that looks like a number', { t: 's', v: '007' }, '007'],
  ])('%s is the text that Excel shows', (_, cell, shown) => {
    const [, row = []] = optionsOf([cell], bookType)
    expect(textOf(row[2])).toBe(shown)
  })
})

test('each option that was no text in the file is told, with its cell', () => {
  const rows = optionsOf([
    { t: 'n', v: 0.3, z: '0%' },
    { t: 's', v: '30%' },
    { t: 'b', v: true },
    { t: 's', v: 'Tidak ada' },
  ])
  const { questions, faults, warnings } = readQuestions(rows)
  expect(faults).toEqual([])
  expect(questions[0]).toMatchObject({ pilA: '30%', pilB: '30%', pilC: 'TRUE' })
  expect(warnings).toEqual([
    { cell: 'C2', reason: 'bukan teks di Excel; terbaca “30%”' },
    { cell: 'E2', reason: 'bukan teks di Excel; terbaca “TRUE”' },
  ])
})
