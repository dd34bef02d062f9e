import { utils, write } from '@e965/xlsx'

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An .xlsx file with one sheet of these rows. The same rows, the same bytes. */
export const workbook = (
  sheetName: string,
  rows: readonly (readonly unknown[])[],
): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheetName)
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
