import { utils, type WorkBook, write } from '@e965/xlsx'
import { zipOf } from '../../../server/testing/zip.ts'

/** A cell as Excel stores it: `t` its type, `v` its value, `z` its number format. */
type RawCell = Record<string, unknown>
type Value = string | number | boolean | null | RawCell

/** What a workbook is, its name, its bytes, and its texts or the sentence that refuses it. */
export type WorkbookCase = [
  what: string,
  name: string,
  make: () => Uint8Array,
  /** `~` stands before what was no text in Excel. */
  expected: string[][] | string,
]

const isRaw = (value: Value): value is RawCell =>
  typeof value === 'object' && value !== null

export const sheetOf = (rows: readonly (readonly Value[])[]) => {
  const plain = rows.map((row) => row.map((cell) => (isRaw(cell) ? '' : cell)))
  const sheet = utils.aoa_to_sheet(plain)
  rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      if (isRaw(cell)) sheet[utils.encode_cell({ r, c })] = cell
    })
  })
  return sheet
}

export const bookOf = (...sheets: ReturnType<typeof sheetOf>[]): WorkBook => {
  const book = utils.book_new()
  sheets.forEach((sheet, index) => {
    utils.book_append_sheet(book, sheet, `Lembar ${index + 1}`)
  })
  return book
}

export const written = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType, compression: true }))

export const formatted = (v: number, z: string): RawCell => ({ t: 'n', v, z })

/** A workbook of one sheet with these rows. */
export const book =
  (rows: readonly (readonly Value[])[], bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  () =>
    written(bookOf(sheetOf(rows)), bookType)

/** A workbook whose first cell has a number format. */
export const shown = (v: number, z: string) => book([[formatted(v, z)]])

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook as other programs write them. */
export const parts = (
  data: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Soal" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
  ...more,
})

/** A workbook with this content of its sheet and these shared texts, each with its own markup. */
export const xml =
  (data: string, shared: readonly string[] = [], more: Record<string, string> = {}) =>
  () =>
    new Uint8Array(
      zipOf(
        parts(data, {
          'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared.map((item) => `<si>${item}</si>`).join('')}</sst>`,
          ...more,
        }),
      ),
    )

/** A workbook whose first cell is this. */
export const cell = (markup: string, shared: readonly string[] = []) =>
  xml(`<row r="1">${markup}</row>`, shared)
