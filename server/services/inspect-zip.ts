import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { OfficeRefusal } from '../../lib/domain/files/office-file.ts'
import { isReasonableEntry, MAX_ZIP_ENTRIES } from '../../lib/domain/files/zip-directory.ts'

/** Inflates an entry into nothing: yauzl stops it when it is longer than its header says. */
const drain = async (zip: ZipFile, entry: Entry) => {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(await zip.openReadStreamPromise(entry), sink)
}

/**
 * The names in an archive, read from its directory before any parser sees it.
 *
 * @param options.maxBytes how much all entries may inflate to
 * @param options.inflate whether to prove the sizes by inflating, for archives that will be parsed
 * @returns why it is not to be read: broken, encrypted ('type'), or more inside than allowed
 */
export const zipNames = async (
  bytes: Buffer,
  { maxBytes, inflate }: { maxBytes: number; inflate: boolean },
): Promise<string[] | OfficeRefusal> => {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true })
    if (zip.entryCount > MAX_ZIP_ENTRIES) return 'large'
    const names: string[] = []
    let total = 0
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      if (entry.isEncrypted()) return 'type'
      if (total > maxBytes || !isReasonableEntry(entry)) return 'large'
      if (inflate) await drain(zip, entry)
      names.push(entry.fileName)
    }
    return names
  } catch {
    return 'unreadable'
  }
}
