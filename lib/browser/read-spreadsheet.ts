import {
  isArchive,
  isOldOffice,
  judgeArchive,
  judgeOldOffice,
  type OfficeVerdict,
} from '@/lib/domain/files/office-file'
import {
  directoryRefusal,
  type ZipEntry,
  zipEntries,
} from '@/lib/domain/files/zip-directory'
import type { ReadTable } from '@/lib/domain/tests/read-table'
import { sheetRows } from '@/lib/domain/tests/sheet-rows'

const MAX_INFLATED = 16 * 1024 * 1024

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
 * The cells of a spreadsheet's one sheet, as Excel shows them, or what the server would refuse it for too. The reader is large
 * and comes with the first file.
 */
export async function readSpreadsheet(name: string, bytes: Bytes): Promise<ReadTable> {
  const verdict = await inspect(bytes, name)
  if ('refusal' in verdict) return verdict
  if (!/^xlsx?$/.test(verdict.extension)) return { refusal: 'type' }
  const { read, SSF } = await import('@e965/xlsx')
  return sheetRows({ read, SSF }, bytes)
}
