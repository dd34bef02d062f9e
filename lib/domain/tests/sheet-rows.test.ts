import { read, SSF, utils, type WorkSheet, write } from '@e965/xlsx'
import { sheetRows } from './sheet-rows.ts'
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
  const saved = sheetRows({ read, SSF }, write(book, { type: 'buffer', bookType }))
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

test.each([
  ['long names', 'dddd, d mmmm yyyy', 'Senin, 24 Agustus 2026'],
  ['short names', 'ddd, d mmm yyyy', 'Sen, 24 Agu 2026'],
  ['words of its own in it', 'd" bulan "mmmm', '24 bulan Agustus'],
  ['dots between', 'dd.mm.yyyy', '24.08.2026'],
])('a date in the Indonesian of Excel: %s', (_, format, shown) => {
  const [, row = []] = optionsOf([{ t: 'n', v: 46258, z: `[$-421]${format}` }])
  expect(textOf(row[2])).toBe(shown)
})

test.each([
  ['a rest that may be left out', '[$-421]0.##', '1500,5'],
  ['a format that the package does not know', '#,##0.##', '1500.5'],
  ['that one in the Indonesian of Excel', '[$-421]#,##0.##', '1500,5'],
])('a number with %s is shown all the same', (_, format, shown) => {
  const [, row = []] = optionsOf([{ t: 'n', v: 1500.5, z: format }])
  expect(textOf(row[2])).toBe(shown)
})

type Book = ReturnType<Parameters<typeof sheetRows>[0]['read']>

/** The rows of a workbook as the package would have read it. */
const rowsOf = (book: Omit<Book, 'SheetNames'>) => {
  const whole = { SheetNames: Object.keys(book.Sheets), ...book }
  return sheetRows({ read: () => whole, SSF }, new Uint8Array())
}
const sheetOf = (cell: object, type?: string) => ({
  '!data': [[cell]],
  ...(type && { '!type': type }),
})
const TEXT = { t: 's', v: 'soal' }

test('a chart holds no rows, and is passed over', () => {
  const Sheets = {
    grafik: sheetOf({ t: 's', v: 'grafik' }, 'chart'),
    soal: sheetOf(TEXT),
  }
  expect(rowsOf({ Sheets })).toEqual({ rows: [['soal']] })
})

test('a number whose format is not known is shown as it is', () => {
  const rows = rowsOf({ Sheets: { soal: sheetOf({ t: 'n', v: 7 }) } })
  expect(rows).toEqual({ rows: [[{ shown: '7' }]] })
})

test.each([
  [false, '01 Januari 1900'],
  [true, '02 Januari 1904'],
])('days are counted from the year of the workbook; from 1904: %s', (date1904, shown) => {
  const Sheets = { soal: sheetOf({ t: 'n', v: 1, z: '[$-421]dd mmmm yyyy' }) }
  const rows = rowsOf({ Sheets, Workbook: { WBProps: { date1904 } } })
  expect(rows).toEqual({ rows: [[{ shown }]] })
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
