import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { RefusedFile } from '@/components/form/parts/use-upload'
import { heldFile } from '@/lib/browser/held-file'
import { FILE_GONE } from '@/lib/copy'
import { type Rows, textOf } from '@/lib/domain/tests/test-file-cells'
import { decodeText } from '@/lib/domain/text/decode-text'
import { UNREADABLE_FILE } from '@/lib/validation/uploads'
import { readMeetingReport, type Visitor } from './meeting-report'

/** A report of a thousand joins is far below; what is above is something else. */
const MAX_BYTES = 5 * 1024 * 1024

const TOO_LARGE = 'File ini terlalu besar untuk laporan peserta meeting (maksimal 5 MB).'

type ReadReport = { visitors: Visitor[]; text: string } | { refusal: string }

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const textOfRows = (rows: Rows): string =>
  rows.map((row) => `${row.map((cell) => quoted(textOf(cell))).join('\t')}\n`).join('')

/**
 * Who a participants file names, or why none of it is taken. It may be a workbook: Google Meet keeps its reports as sheets, and whoever
 * looked at one in Excel may have saved it there.
 */
export async function readReport(chosen: File): Promise<ReadReport> {
  if (chosen.size > MAX_BYTES) return { refusal: TOO_LARGE }
  const file = await heldFile(chosen)
  if (!file) return { refusal: FILE_GONE }
  try {
    const plain = decodeText(new Uint8Array(await file.arrayBuffer()))
    const text = plain ?? textOfRows(await readRows(file, 'table'))
    const report = readMeetingReport(text)
    return 'refusal' in report ? report : { ...report, text }
  } catch (error) {
    return { refusal: error instanceof RefusedFile ? error.message : UNREADABLE_FILE }
  }
}
