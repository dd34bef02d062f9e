import { utils, write } from '@e965/xlsx'
import { textOf } from '../../lib/domain/tests/test-file-cells.ts'
import { readRows } from './read-rows.ts'

test('numbers, dates and truths of an Excel file are read as Excel shows them', () => {
  const sheet = utils.aoa_to_sheet([['30%', '26/04/2026', '007', 'TRUE']])
  Object.assign(sheet, {
    A1: { t: 'n', v: 0.3, z: '0%' },
    B1: { t: 'n', v: 46138, z: 'dd/mm/yyyy' },
    C1: { t: 'n', v: 7, z: '000' },
    D1: { t: 'b', v: true },
  })
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Lembar 1')
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const [row = []] = readRows({ kind: 'spreadsheet', extension: 'xlsx', bytes })
  expect(row.map(textOf)).toEqual(['30%', '26/04/2026', '007', 'TRUE'])
})

test('a CSV file is read as text, whatever an Excel file would make of it', () => {
  const bytes = Buffer.from('Nama;Kode\nBalai Śiva;007')
  const rows = readRows({ kind: 'table', extension: 'csv', bytes })
  expect(rows.map((row) => row.map(textOf))).toEqual([
    ['Nama', 'Kode'],
    ['Balai Śiva', '007'],
  ])
})
