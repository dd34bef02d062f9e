import { XSS_PAYLOADS } from '@/lib/testing/xss-payloads'
import { csvText } from './csv.ts'

const cell = (value: string | number | null) =>
  csvText([[value]]).replace(/^\ufeff"(.*)"\r\n$/s, '$1')

test('starts with a byte order mark, separates with ; and quotes every cell', () => {
  const rows = [
    ['Nama', 'Instansi'],
    ['Dr. Ir. Siti Rahma, S.Hut., M.Si.', 'BPKH; Wilayah "XI"'],
  ]
  expect(csvText(rows)).toBe(
    '\ufeff"Nama";"Instansi"\r\n"Dr. Ir. Siti Rahma, S.Hut., M.Si.";"BPKH; Wilayah ""XI"""\r\n',
  )
})

test.each([
  '=1+1',
  '=cmd|" /C calc"!A0',
  '+62 812 3456 7890',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
])('the formula %j is kept as text', (text) => {
  expect(cell(text)).toBe(`'${text}`.replaceAll('"', '""'))
})

test.each(['081234567890', '0812', '6281234567890', '3201010101010001'])(
  'the digits %s keep their zeros and places',
  (digits) => {
    expect(cell(digits)).toBe(`'${digits}`)
  },
)

test.each([
  ['25/08/2026', '25/08/2026'],
  ['0812-3456-7890', '0812-3456-7890'],
  ['-', '-'],
  ['0', '0'],
  ['86.67 / 100', '86.67 / 100'],
  ['baris\nkedua', 'baris\nkedua'],
  [null, ''],
  [-3, '-3'],
  [86.67, '86,67'],
  [Number.NaN, ''],
])('%j stays %j', (value, text) => {
  expect(cell(value)).toBe(text)
})

test.each(XSS_PAYLOADS['formulas of a spreadsheet'] ?? [])('no program runs %j', (text) => {
  expect(cell(text)).toBe(`'${text}`.replaceAll('"', '""'))
})
