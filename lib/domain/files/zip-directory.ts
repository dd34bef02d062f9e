import type { OfficeRefusal } from './office-file.ts'

/** Limits that real office files keep and archive bombs do not. */
export const MAX_ZIP_ENTRIES = 512
const MAX_RATIO = 200
const RATIO_FROM_BYTES = 1024 * 1024

export type ZipEntry = {
  name: string
  compressedSize: number
  uncompressedSize: number
  isEncrypted: boolean
  /** Deflated; else stored as it is. */
  isDeflated: boolean
  /** Where its bytes begin in the archive. */
  dataStart: number
}

export const isReasonableEntry = ({
  uncompressedSize,
  compressedSize,
}: Pick<ZipEntry, 'uncompressedSize' | 'compressedSize'>): boolean =>
  uncompressedSize < RATIO_FROM_BYTES || uncompressedSize <= compressedSize * MAX_RATIO

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 0xffff
const DEFLATED = 8
/** Names that lead out of an archive, or are no names in one. */
const BAD_NAME = /\\|^\/|^[a-z]:|(^|\/)\.\.(\/|$)/i

const findEnd = (view: DataView): number | null => {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  return null
}

const readEntry = (view: DataView, at: number): ZipEntry => {
  const local = view.getUint32(at + 42, true)
  const nameAndExtra = view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const name = new Uint8Array(
    ...([view.buffer, view.byteOffset + at + ENTRY_LENGTH] as const),
    view.getUint16(at + 28, true),
  )
  return {
    name: new TextDecoder().decode(name),
    compressedSize: view.getUint32(at + 20, true),
    uncompressedSize: view.getUint32(at + 24, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    isDeflated: view.getUint16(at + 10, true) === DEFLATED,
    dataStart: local + LOCAL_LENGTH + nameAndExtra,
  }
}

/** The entries that an archive's directory names, or why it is not to be read. */
export const zipEntries = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | OfficeRefusal => {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const end = findEnd(view)
    if (end === null) return 'unreadable'
    const count = view.getUint16(end + 10, true)
    if (count > MAX_ZIP_ENTRIES) return 'large'
    const entries: ZipEntry[] = []
    let at = view.getUint32(end + 16, true)
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return 'unreadable'
      entries.push(readEntry(view, at))
      const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      at += ENTRY_LENGTH + lengths.reduce((sum, length) => sum + length, 0)
    }
    return entries
  } catch {
    // a directory that points outside of the file
    return 'unreadable'
  }
}

/**
 * Why a parser had better not see what an archive's directory promises, or null.
 *
 * @param maxBytes how much all entries may inflate to
 */
export const directoryRefusal = (
  entries: readonly ZipEntry[],
  maxBytes: number,
): OfficeRefusal | null => {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'type'
  if (entries.some(({ name }) => BAD_NAME.test(name))) return 'unreadable'
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  return size > maxBytes || !entries.every(isReasonableEntry) ? 'large' : null
}
