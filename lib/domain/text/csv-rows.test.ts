import { csvRows } from './csv-rows.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file that was cut within quotes is not taken, and the cell is named', () => {
  expect(csvRows(bytes('No;Nama\n1;"Balai A"\n2;"Bal'))).toEqual({
    fault: {
      cell: 'B3',
      reason: 'tanda kutip di awal sel tidak ditutup, mungkin berkas ini terpotong',
    },
  })
})

test('a file that was cut within a letter is not taken', () => {
  expect(csvRows(bytes('Nama\nBalai Śiva\nBalai Ć').subarray(0, -1))).toEqual({
    refusal: 'unreadable',
  })
})

test('what is no text is of another type', () => {
  expect(csvRows(new Uint8Array([0x50, 0x4b, 3, 4, 0xff]))).toEqual({ refusal: 'type' })
})
