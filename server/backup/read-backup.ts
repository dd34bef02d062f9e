import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Erased, markErased } from '../services/erased-list.ts'
import type { FileStore } from '../services/file-store.ts'
import { checkSums, SUMS } from './checksums.ts'
import { DUMP, ERASED, FILES, MANIFEST, type Manifest } from './make-backup.ts'

export type Backup = {
  folder: string
  manifest: Manifest
  dump: string
  files: string[]
  /** Accounts that have been erased since, as far as is known. */
  erased: Erased[]
}

const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' && value !== null && 'id' in value && 'at' in value

/** What a backup tells of erased accounts; one of an earlier version, or a damaged one, tells nothing. */
const erasedIn = (folder: string): Erased[] => {
  try {
    const told: unknown = JSON.parse(readFileSync(join(folder, ERASED), 'utf8'))
    return Array.isArray(told) ? told.filter(isErased) : []
  } catch {
    return []
  }
}

/** What this backup and all that lie beside it tell: a later one knows who was erased after this one was made. */
const erasedAround = (folder: string): Erased[] => {
  const beside = dirname(folder)
  return readdirSync(beside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => erasedIn(join(beside, name)))
}

/**
 * Opens a backup after comparing every byte of it with its checksums.
 *
 * @throws when it is incomplete, changed, or of another form
 */
export const readBackup = async (folder: string): Promise<Backup> => {
  if (!existsSync(join(folder, SUMS))) {
    throw new Error(`${folder} bukan cadangan yang lengkap: ${SUMS} tidak ada.`)
  }
  const names = await checkSums(folder)
  for (const needed of [DUMP, MANIFEST]) {
    if (!names.includes(needed)) {
      throw new Error(`Cadangan tidak lengkap: ${needed} tidak ada dalam ${SUMS}.`)
    }
  }
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  const files = names.filter((name) => name.startsWith(`${FILES}/`))
  if (manifest.format !== 1 || manifest.files !== files.length) {
    throw new Error('Cadangan tidak lengkap: jumlah file tidak sesuai manifest.')
  }
  const dump = join(folder, DUMP)
  return { folder, manifest, dump, files, erased: erasedAround(folder) }
}

/** Puts the backup's files under their names, and with them who has been erased since. */
export const restoreFiles = async (
  { folder, files, erased }: Backup,
  store: Pick<FileStore, 'put'>,
): Promise<void> => {
  for (const mark of erased) await markErased(store, mark)
  for (const path of files) {
    await store.put(path.slice(FILES.length + 1), await readFile(join(folder, path)))
  }
}
