import {
  isArchive,
  isOldOffice,
  judgeArchive,
  judgeOldOffice,
  type OfficeRefusal,
  type OfficeVerdict,
} from '@/lib/domain/files/office-file'
import {
  directoryRefusal,
  type ZipEntry,
  zipEntries,
} from '@/lib/domain/files/zip-directory'
import { firstSheet } from '@/lib/domain/tests/sheet-rows'
import type { Rows } from '@/lib/domain/tests/test-file-cells'

/** The bytes are no Excel file, or one that is not taken. */
export class UnreadableSpreadsheet extends Error {
  override name = 'UnreadableSpreadsheet'
  readonly refusal: OfficeRefusal
  constructor(refusal: OfficeRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const MAX_INFLATED = 40 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** Inflates an entry into nothing and gives up where it is longer than its header says. */
async function isHonest(bytes: Bytes, entry: ZipEntry): Promise<boolean> {
  const { dataStart, compressedSize, uncompressedSize } = entry
  const packed = bytes.slice(dataStart, dataStart + compressedSize)
  const unpacked = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = unpacked.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size === uncompressedSize
    size += value.length
    if (size > uncompressedSize) {
      await reader.cancel()
      return false
    }
  }
}

/** What the server checks before it parses an archive, so that no file freezes the page either. */
async function inspectArchive(bytes: Bytes): Promise<OfficeVerdict> {
  const entries = zipEntries(bytes)
  if (!Array.isArray(entries)) return { refusal: entries }
  const refusal = directoryRefusal(entries, MAX_INFLATED)
  if (refusal) return { refusal }
  // browsers of before 2023 lack it; they take the directory's word
  if (typeof DecompressionStream !== 'undefined') {
    for (const entry of entries.filter(({ isDeflated }) => isDeflated))
      if (!(await isHonest(bytes, entry))) return { refusal: 'unreadable' }
  }
  return judgeArchive(entries.map(({ name }) => name))
}

async function inspect(bytes: Bytes, name: string): Promise<OfficeVerdict> {
  if (isOldOffice(bytes)) return judgeOldOffice(bytes, name)
  if (!isArchive(bytes)) return { refusal: 'type' }
  return inspectArchive(bytes).catch(() => ({ refusal: 'unreadable' }))
}

/**
 * The texts of a spreadsheet's first sheet, as Excel shows them; formulas are not evaluated. The reader is large and comes
 * with the first file.
 *
 * @throws UnreadableSpreadsheet for what the server would refuse too
 */
export async function readSpreadsheet(file: File): Promise<Rows> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const verdict = await inspect(bytes, file.name)
  if ('refusal' in verdict) throw new UnreadableSpreadsheet(verdict.refusal)
  if (!/^xlsx?$/.test(verdict.extension)) throw new UnreadableSpreadsheet('type')
  const { read, SSF } = await import('@e965/xlsx')
  const sheet = firstSheet({ read, SSF }, bytes)
  if ('refusal' in sheet) throw new UnreadableSpreadsheet(sheet.refusal)
  return sheet.rows
}
