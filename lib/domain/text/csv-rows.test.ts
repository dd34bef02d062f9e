import { csvRows } from './csv-rows.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file that was cut within quotes is not taken, and the cell is named', () => {
  expect(csvRows(bytes('No;Nama\n1;"Balai A"\n2;"Bal'))).toEqual({
    told: 'File ditolak seluruhnya. B3: tanda kutip di awal sel tidak ditutup, mungkin file ini terpotong.',
  })
})

test('a name that was parted at its own comma is not taken for its beginning', () => {
  const rows = (line: string) => csvRows(bytes(`\n\nNo,Nama\n${line}\n2,Dinas,,\n`))
  expect(rows('1,Dinas Kehutanan, Provinsi Bali')).toEqual({
    told: 'File ditolak seluruhnya. C4: tidak ada judul kolom di atas isi ini; bila isinya memuat tanda pemisah, apit dengan tanda kutip.',
  })
  expect(rows('1,"Dinas Kehutanan, Provinsi Bali"')).toHaveProperty('rows')
})

test.each(['sep=;\n', 'sep=;\r\n', '\ufeffSEP=;\r'])(
  "Excel's hint above the head names the delimiter and is no row: %j",
  (hint) => {
    expect(csvRows(bytes(`${hint}Nama\nDinas; Bali\n`))).toHaveProperty(
      'told',
      expect.stringContaining('B2: tidak ada judul kolom'),
    )
    expect(csvRows(bytes(`${hint}No, urut;Nama\n1;Balai`))).toEqual({
      rows: [
        ['No, urut', 'Nama'],
        ['1', 'Balai'],
      ],
    })
  },
)

test.each([',', '\t'])(
  'the hint may name %j, also where the head holds another',
  (sign) => {
    expect(csvRows(bytes(`sep=${sign}\r\nNo; urut${sign}Nama`))).toEqual({
      rows: [['No; urut', 'Nama']],
    })
  },
)

test('a file that was cut within a letter is not taken', () => {
  expect(csvRows(bytes('Nama\nBalai Śiva\nBalai Ć').subarray(0, -1))).toEqual({
    refusal: 'unreadable',
  })
})

test.each(['<!DOCTYPE html><p>Login', '\ufeff\n<html>'])(
  'a page that came in place of the file is of another type: %j',
  (page) => {
    expect(csvRows(bytes(page))).toEqual({ refusal: 'type' })
  },
)

test('what is no text is of another type', () => {
  expect(csvRows(new Uint8Array([0x50, 0x4b, 3, 4, 0xff]))).toEqual({ refusal: 'type' })
})

test('empty rows at the end are no rows, and more rows than are looked at are told', () => {
  const rows = (count: number) =>
    csvRows(bytes(`Nama${'\nBalai'.repeat(count - 1)}\n\n  \n`))
  expect(rows(2_000)).toEqual({ rows: [['Nama'], ...Array(1_999).fill(['Balai'])] })
  expect(rows(2_001)).toEqual({
    told: 'File ditolak seluruhnya. Isinya sampai baris 2.001, padahal paling banyak 2.000 baris. Sisakan yang diperlukan saja, lalu pilih lagi.',
  })
})
