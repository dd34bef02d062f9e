import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const SUMS = 'SHA256SUMS'

/** Of a file, as hexadecimal digits. */
export const sumOf = async (file: string): Promise<string> => {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}

/** Makes a file, or the names in a folder, outlast the loss of power. */
export const sync = async (path: string): Promise<void> => {
  // Windows cannot open a folder, and keeps its names by itself.
  const handle = await open(path, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

export const syncParent = (path: string): Promise<void> => sync(dirname(path))

/** In the form of `sha256sum`, so that a backup can also be checked with `sha256sum -c SHA256SUMS`. */
export const writeSums = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')

/**
 * Compares every file of a folder with its sum.
 *
 * @returns the names of the files that are listed
 * @throws naming the first one that is missing or different
 */
export const checkSums = async (folder: string): Promise<string[]> => {
  const lines = readFileSync(join(folder, SUMS), 'utf8').trimEnd().split('\n')
  const names: string[] = []
  for (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}([\w./-]+)$/.exec(line) ?? []
    if (!sum || !name || name.includes('..')) throw new Error(`${SUMS} rusak: ${line}`)
    const found = await sumOf(join(folder, name)).catch(() => null)
    if (found === null) throw new Error(`Cadangan tidak lengkap: ${name} tidak ada.`)
    if (found !== sum) throw new Error(`Cadangan rusak: isi ${name} telah berubah.`)
    names.push(name)
  }
  return names
}
