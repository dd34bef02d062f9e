import { isCutText } from '@/lib/domain/text/decode-text'
import type { DelimitedRow } from '@/lib/domain/text/delimited-text'
import type { ReportColumn } from './meeting-columns'
import { type Join, presentMinutes } from './present-minutes'
import { type ReportTable, reportTables } from './report-tables'
import { type ReportMoment, reportMinutes, reportMoment } from './report-times'

/** One person of a meeting report, all joins together. */
export type Visitor = {
  /** The names it was there under: shown and, with Zoom, the original one. */
  names: string[]
  email: string
  minutes: number
  joins: number
}

export type MeetingReport = { visitors: Visitor[] } | { refusal: string }

const NOT_A_REPORT =
  'File ini bukan laporan peserta meeting. Unduh laporan peserta dari Zoom, Google Meet, atau Microsoft Teams sebagai CSV atau Excel, lalu pilih file itu tanpa mengubah judul kolomnya.'
const cutAt = (line: number) =>
  `Baris ${line} tidak lengkap, mungkin laporan ini terpotong. Tidak ada yang diambil dari file ini; unduh lagi, lalu pilih lagi.`
const EMPTY_REPORT = 'Laporan ini tidak memuat seorang peserta pun.'

type Entry = { names: string[]; email: string; join: Join }

/** 'Siti Rahma (BPKH XI)': the name shown and the original one. */
const namesOf = (name: string): string[] => {
  const [, shown, original] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  return shown && original ? [shown, original] : [name]
}

/** @returns a sentence where the row cannot be read. */
const entryOf = (
  { columns }: ReportTable,
  { line, cells }: DelimitedRow,
): Entry | string => {
  const cell = (column: ReportColumn) => cells[columns.get(column) ?? -1] ?? ''
  const at = (column: ReportColumn): ReportMoment | null => reportMoment(cell(column))
  const registered = `${cell('firstName')} ${cell('lastName')}`.trim()
  const names = [...namesOf(cell('name')), registered].filter((name) => name !== '')
  const email = cell('email').toLowerCase()
  const duration = cell('duration')
  const minutes = reportMinutes(duration)
  if (duration !== '' && minutes === null)
    return `Baris ${line}: durasi “${duration}” tidak terbaca. Tidak ada yang diambil dari file ini.`
  const join: Join = { minutes, from: at('join'), to: at('leave') }
  if (minutes === null && !(join.from && join.to))
    return `Baris ${line}: lama kehadiran “${names[0] ?? email}” tidak ada. Tidak ada yang diambil dari file ini.`
  return { names: names.length > 0 ? names : [email], email, join }
}

const nameKey = ({ names }: Entry) => names.join(' ').toLowerCase()

/** Joins of one e-mail are one person; rows without one go to the only person of their name. */
const byPerson = (entries: readonly Entry[]): Entry[][] => {
  const people = new Map<string, Entry[]>()
  const put = (key: string, entry: Entry) =>
    people.set(key, [...(people.get(key) ?? []), entry])
  for (const entry of entries.filter(({ email }) => email)) put(entry.email, entry)
  const known = [...people]
  for (const entry of entries.filter(({ email }) => !email)) {
    const same = known.filter(([, [first]]) => first && nameKey(first) === nameKey(entry))
    put(same.length === 1 && same[0] ? same[0][0] : `nama ${nameKey(entry)}`, entry)
  }
  return [...people.values()]
}

/** The last row of a file that ends within it: nobody knows what and who is missing. */
const cutRow = ({ rows, width }: ReportTable, text: string): DelimitedRow | undefined => {
  const last = rows.at(-1)
  const isShort = last && (last.cells.length < width || last.open !== null)
  return !/[\r\n]$/.test(text) && (isShort || isCutText(text)) ? last : undefined
}

/** Whoever was in the waiting room alone, or is registered for a webinar and did not come, was not there. */
const wasThere = ({ columns }: ReportTable, { cells }: DelimitedRow): boolean =>
  !/^(yes|ya)$/i.test(cells[columns.get('waitingRoom') ?? -1] ?? '') &&
  !/^(no|tidak)$/i.test(cells[columns.get('attended') ?? -1] ?? '')

/** Who was in a meeting and for how long, from the participants file of Zoom, Google Meet or Teams. */
export const readMeetingReport = (text: string): MeetingReport => {
  const tables = reportTables(text)
  const last = tables.at(-1)
  if (!last) return { refusal: NOT_A_REPORT }
  const cut = cutRow(last, text)
  if (cut) return { refusal: cutAt(cut.line) }
  const read = tables.flatMap((table) =>
    table.rows.filter((row) => wasThere(table, row)).map((row) => entryOf(table, row)),
  )
  const wrong = read.find((entry) => typeof entry === 'string')
  if (wrong !== undefined) return { refusal: wrong }
  const entries = read
    .filter((entry) => typeof entry !== 'string')
    .filter(({ names }) => names[0])
  if (entries.length === 0) return { refusal: EMPTY_REPORT }
  const visitors = byPerson(entries).map((own) => ({
    names: [...new Set(own.flatMap(({ names }) => names))],
    email: own[0]?.email ?? '',
    minutes: presentMinutes(own.map(({ join }) => join)),
    joins: own.length,
  }))
  return { visitors }
}
