import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../services/file-store.ts'
import { checkSums, SUMS } from './checksums.ts'
import { DUMP, FILES, MANIFEST, type Manifest } from './make-backup.ts'

export type Backup = { folder: string; manifest: Manifest; dump: string; files: string[] }

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
    throw new Error('Cadangan tidak lengkap: jumlah berkas tidak sesuai manifest.')
  }
  return { folder, manifest, dump: join(folder, DUMP), files }
}

/** Puts the backup's files under their names. */
export const restoreFiles = async (
  { folder, files }: Backup,
  store: Pick<FileStore, 'put'>,
): Promise<void> => {
  for (const path of files) {
    await store.put(path.slice(FILES.length + 1), await readFile(join(folder, path)))
  }
}
