import {
  cellName,
  createNumbers,
  type FileFault,
  faultsText,
  textOf,
} from './test-file-cells.ts'

test.each([
  [0, 1, 'A1'],
  [25, 9, 'Z9'],
  [26, 9, 'AA9'],
  [51, 10, 'AZ10'],
  [52, 10, 'BA10'],
])('column %i of row %i is named as in Excel: %s', (column, row, name) => {
  expect(cellName(column, row)).toBe(name)
})

test.each([
  [1, /^File ditolak seluruhnya. B2: soal kosong\.$/],
  [10, /B11: soal kosong\.$/],
  [11, /B11: soal kosong; dan 1 kesalahan lain\.$/],
  [12, /B11: soal kosong; dan 2 kesalahan lain\.$/],
])('of %i faults up to ten are named, and the rest counted', (count, text) => {
  const faults = Array.from({ length: count }, (_, i) => ({
    cell: `B${i + 2}`,
    reason: 'soal kosong',
  }))
  expect(faultsText(faults)).toMatch(text)
})

test.each([
  ['\u200bA\u200b ', 'A'],
  ['\ufeffnama', 'nama'],
  ['\u200b \u200e', ''],
  ['', ''],
  ['dua\u200bkata', 'dua\u200bkata'],
])('of %j what can be seen is read, from its first to its last letter', (cell, text) => {
  expect(textOf(cell)).toBe(text)
})

test.each(['1.000', '1,0', '1e2', '0x1', '-1'])('%s is the number of no row', (written) => {
  const faults: FileFault[] = []
  createNumbers(0, faults)([written], 2)
  expect(faults).toEqual([
    { cell: 'A2', reason: 'nomor harus bilangan bulat mulai dari 1' },
  ])
})
