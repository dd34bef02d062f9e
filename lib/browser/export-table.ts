import { saveBlob } from '@/lib/browser/save-blob'
import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatDate } from '@/lib/domain/schedule/dates'
import { csvText, type TableCell } from './csv'

/** A table as it is shown, on its way into a file. */
export type TableSheet = {
  /** Name of the sheet: 'Data FAQ'. */
  title: string
  header: readonly string[]
  rows: readonly (readonly TableCell[])[]
}

export type ExportFormat = 'xlsx' | 'csv'

/** A longer cell makes Excel call the file broken. */
const MAX_CELL = 32_767
/** Ends a text of which the cell holds the beginning alone. */
const CUT = '… (terpotong, lengkap dalam CSV)'
const MAX_SHEET_NAME = 31
/** In characters; longer texts wrap. */
const WIDTH = { min: 8, max: 60 }

/** Characters that XML 1.0 does not know; some part words, as the soft line break of Word does. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** No letter is cut in two. */
const fitted = (text: string) =>
  text.length <= MAX_CELL
    ? text
    : text.slice(0, MAX_CELL - CUT.length).replace(/[\ud800-\udbff]$/, '') + CUT

const clean = (text: string) => fitted(text.replace(NOT_XML, ' '))

/** Text stays text, whatever it looks like: no formula, no number that loses its zeros. */
function excelCell(cell: TableCell) {
  if (cell === null || cell === '') return null
  const look = { alignVertical: 'top', wrap: true } as const
  return typeof cell === 'number'
    ? { value: cell, type: Number, ...look }
    : { value: clean(cell), type: String, ...look }
}

function columnWidth({ header, rows }: TableSheet, index: number) {
  const longest = rows.reduce(
    (length, row) => Math.max(length, String(row[index] ?? '').length),
    header[index]?.length ?? 0,
  )
  return { width: Math.min(Math.max(longest + 2, WIDTH.min), WIDTH.max) }
}

/**
 * The writer packs a large file in a worker that it makes from a blob. Where the page's policy refuses
 * that worker it would wait for ever: the refusal ends the wait.
 */
async function unlessRefused<A>(work: () => Promise<A>): Promise<A> {
  const type = 'securitypolicyviolation'
  let refuse: (event: SecurityPolicyViolationEvent) => void = () => {}
  const refusal = new Promise<never>((_, reject) => {
    refuse = ({ effectiveDirective }) => {
      if (effectiveDirective !== 'worker-src') return
      reject(new Error('The policy of the page refuses the worker of the Excel writer'))
    }
  })
  document.addEventListener(type, refuse)
  try {
    return await Promise.race([work(), refusal])
  } finally {
    document.removeEventListener(type, refuse)
  }
}

/** The writer is large and loaded on the click that needs it. */
async function excelFile(sheets: readonly TableSheet[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const bold = { type: String, fontWeight: 'bold' as const }
  const file = writeExcelFile(
    sheets.map((sheet) => ({
      data: [
        sheet.header.map((value) => ({ value, ...bold })),
        ...sheet.rows.map((row) => row.map(excelCell)),
      ],
      sheet: sheet.title.replace(/[[\]:*?/\\]/g, ' ').slice(0, MAX_SHEET_NAME),
      columns: sheet.header.map((_, index) => columnWidth(sheet, index)),
      stickyRowsCount: 1,
    })),
  )
  return unlessRefused(() => file.toBlob())
}

function csvFile({ header, rows }: TableSheet): Blob {
  return new Blob([csvText([header, ...rows])], { type: 'text/csv;charset=utf-8' })
}

/** 'faq_2026-11-20.xlsx', by the day of the user's zone. */
export function exportName(name: string, format: ExportFormat | 'png'): string {
  const today = formatDate(new Date(serverNow()), browserTimeZone().zone)
  return `${name}_${today.split('/').reverse().join('-')}.${format}`
}

/**
 * Saves a table as a file of the device.
 *
 * @param name start of the file's name: 'faq'
 * @returns the file's name
 */
export async function exportTable(sheet: TableSheet, name: string, format: ExportFormat) {
  const fileName = exportName(name, format)
  saveBlob(format === 'csv' ? csvFile(sheet) : await excelFile([sheet]), fileName)
  return fileName
}

/** The same for several tables, as the sheets of one Excel file. */
export async function exportSheets(sheets: readonly TableSheet[], name: string) {
  const fileName = exportName(name, 'xlsx')
  saveBlob(await excelFile(sheets), fileName)
  return fileName
}
