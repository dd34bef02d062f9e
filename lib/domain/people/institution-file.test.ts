import { tableRows } from '../text/delimited-text.ts'
import { readInstitutions, unknownNames } from './institution-file.ts'

const cellsOf = (text: string) => tableRows(text).map(({ cells }) => cells)
const read = (rows: unknown[][]) => readInstitutions(rows as string[][])
const faultsOf = (rows: unknown[][]) =>
  read(rows).faults.map(({ cell, reason }) => `${cell}: ${reason}`)

test.each([['Nama'], ['nama instansi'], ['INSTANSI'], ['Asal Instansi']])(
  'the names stand below %s, in whatever column',
  (header) => {
    const rows = [['No', header], [1, 'Balai  Uji\u00a0Coba '], [], [2, 'Dinas']]
    expect(read(rows)).toEqual({
      names: [
        { name: 'Balai Uji Coba', row: 2 },
        { name: 'Dinas', row: 4 },
      ],
      ...{ faults: [], warnings: [] },
    })
  },
)

test.each([
  [[['Kota'], ['Bogor']], "A1: kolom 'nama' atau 'nama instansi' atau 'instansi'"],
  [[['Nama']], 'A2: tidak ada instansi'],
  [
    [
      ['No', 'Nama'],
      [1, ' '],
    ],
    'B2: nama kosong',
  ],
  [[['Nama'], ['Balai Uji'], ['balai  uji']], 'A3: nama ini sudah ada di baris 2'],
  [[['Nama'], ['x'.repeat(201)]], 'A2: nama lebih dari 200 karakter'],
  [[['Nama'], ['a\u0000b']], 'A2: memuat karakter yang tidak dapat ditampilkan'],
  [
    [
      ['Nama', 'Instansi'],
      ['Siti', 'Dinas'],
    ],
    "B1: kolom 'nama' atau 'nama instansi'",
  ],
  [[['Nama'], [{ shown: '#N/A', broken: 'rumusnya gagal' }]], 'A2: rumusnya gagal'],
  [[['Nama'], ['a\u200bb']], 'A2: nama memuat karakter yang tidak terlihat, ketik ulang'],
  [
    [['Nama'], ...Array.from({ length: 1_001 }, (_, no) => [`Balai ${no}`])],
    'A1002: paling banyak 1000 instansi, file ini berisi 1001',
  ],
])('%j is refused: %s', (rows, fault) => {
  expect(faultsOf(rows)).toEqual([expect.stringContaining(fault)])
})

test('a name that was no text in Excel is told with its cell', () => {
  expect(read([['Nama'], [{ shown: '1.98E+11' }], ['Dinas']]).warnings).toEqual([
    { cell: 'A2', reason: 'bukan teks di Excel; terbaca “1.98E+11”' },
  ])
})

test('names that the portal has already, in whatever capitals, are not new', () => {
  const file = read([['Nama'], ['BALAI UJI'], ['Dinas']])
  expect(unknownNames(file, [{ name: 'Balai Uji' }])).toEqual(['Dinas'])
})

test.each([
  ['semicolons, as Indonesian Excel writes', '\ufeffNo;Nama\r\n1;"Balai; Uji"\r\n'],
  ['commas', 'No,Nama\n1,"Balai; Uji"'],
  ['tabulators', 'No\tNama\r1\tBalai; Uji'],
])('a CSV file with %s is read', (_, text) => {
  expect(read(cellsOf(text)).names).toEqual([{ name: 'Balai; Uji', row: 2 }])
})

test('a CSV file of one column keeps the commas in its names', () => {
  const { names } = read(cellsOf('Nama\nDinas Kehutanan, Provinsi Bali'))
  expect(names).toEqual([{ name: 'Dinas Kehutanan, Provinsi Bali', row: 2 }])
})
