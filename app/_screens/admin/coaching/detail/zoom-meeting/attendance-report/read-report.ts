import { FILE_GONE } from '@/lib/copy'
import { decodeText } from '@/lib/domain/text/decode-text'
import { readMeetingReport, type Visitor } from './meeting-report'

/** A report of a thousand joins is far below; what is above is something else. */
const MAX_BYTES = 5 * 1024 * 1024

const NOT_TEXT =
  'Berkas ini bukan CSV. Bila Anda membukanya di Excel, simpan dahulu sebagai “CSV UTF-8”, lalu pilih berkas .csv itu.'
const TOO_LARGE = 'Berkas ini terlalu besar untuk laporan peserta meeting (maksimal 5 MB).'

type ReadReport = { visitors: Visitor[]; text: string } | { refusal: string }

/** Who a participants file names, or why none of it is taken. */
export async function readReport(file: File): Promise<ReadReport> {
  if (file.size > MAX_BYTES) return { refusal: TOO_LARGE }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (text === null) return { refusal: NOT_TEXT }
    const report = readMeetingReport(text)
    return 'refusal' in report ? report : { ...report, text }
  } catch {
    return { refusal: FILE_GONE }
  }
}
