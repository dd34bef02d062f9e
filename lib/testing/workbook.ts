import { utils, write } from '@e965/xlsx'

/** An Excel file as a person chooses it; `.xls` in the old format. */
export function workbookFile(rows: readonly (readonly unknown[])[], name: string): File {
  const book = utils.book_new()
  const cells = rows.map((row) => [...row])
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Lembar 1')
  const bookType = name.toLowerCase().endsWith('.xls') ? 'biff8' : 'xlsx'
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType, compression: true })
  return new File([bytes], name, { type: 'application/vnd.ms-excel' })
}

/** A question file of so many questions. */
export const questionFile = (count: number, name = 'soal.xlsx') =>
  workbookFile(
    [
      ['no', 'soal', 'a', 'b', 'c', 'd'],
      ...Array.from({ length: count }, (_, i) => [
        ...[i + 1, `Pertanyaan ${i + 1}?`],
        ...['A', 'B', 'C', 'D'].map((letter) => `pilihan ${letter}${i + 1}`),
      ]),
    ],
    name,
  )

/** A key file of so many answers: A, B, C, D, A … */
export const keyFile = (count: number, name = 'kunci.xlsx') =>
  workbookFile(
    [['no', 'jawaban'], ...Array.from({ length: count }, (_, i) => [i + 1, 'ABCD'[i % 4]])],
    name,
  )
