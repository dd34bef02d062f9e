import {
  isSafeDirectory,
  type ZipEntry,
  zipEntries,
} from '@/lib/domain/files/zip-directory'
import { READ_SETTINGS, sheetRows } from '@/lib/domain/tests/sheet-rows'
import type { Rows } from '@/lib/domain/tests/test-file-cells'

/** The bytes are no Excel file, or one that would fill the memory. */
export class UnreadableSpreadsheet extends Error {
  override name = 'UnreadableSpreadsheet'
}

const MAX_INFLATED = 40 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const startsWith = (bytes: Bytes, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

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
    if (done) return true
    size += value.length
    if (size > uncompressedSize) {
      await reader.cancel()
      return false
    }
  }
}

/** What the server checks before it parses an archive, so that no file freezes the page either. */
async function isSafeArchive(bytes: Bytes): Promise<boolean> {
  const entries = zipEntries(bytes)
  if (!entries || !isSafeDirectory(entries, MAX_INFLATED)) return false
  // browsers of before 2023 lack it; they take the directory's word
  if (typeof DecompressionStream === 'undefined') return true
  for (const entry of entries.filter(({ isDeflated }) => isDeflated))
    if (!(await isHonest(bytes, entry))) return false
  return true
}

async function isReadable(bytes: Bytes): Promise<boolean> {
  if (startsWith(bytes, OLD_OFFICE)) return true
  return startsWith(bytes, ARCHIVE) && isSafeArchive(bytes).catch(() => false)
}

/**
 * The texts of a spreadsheet's first sheet, as Excel shows them; formulas are not evaluated. The reader is large and comes
 * with the first file.
 *
 * @throws UnreadableSpreadsheet
 */
export async function readSpreadsheet(file: Blob): Promise<Rows> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!(await isReadable(bytes))) throw new UnreadableSpreadsheet()
  const { read } = await import('@e965/xlsx')
  try {
    const book = read(bytes, READ_SETTINGS)
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new UnreadableSpreadsheet()
    return sheetRows(sheet)
  } catch {
    throw new UnreadableSpreadsheet()
  }
}
