import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../db/refusal.ts'
import { bucketStore } from '../services/bucket-store.ts'
import { type FileStore, folderStore } from '../services/file-store.ts'
import type { ServerConfig } from './config.ts'

/** Where uploaded files lie: the bucket of FILES_URL, otherwise below DATA_DIR. */
export const filesOf = ({
  dataDir,
  gateways: { bucket },
}: Pick<ServerConfig, 'dataDir' | 'gateways'>): FileStore =>
  bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'files'))

export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the disk still takes anything: it may have become read-only by an error. */
export const probeDisk = async (folder: string): Promise<void> => {
  const file = join(folder, '.probe')
  await writeFile(file, new Date().toISOString())
  await rm(file, { force: true })
}

const FULL = /ENOSPC|no space left|EDQUOT/i
const NOT_WRITABLE = /EROFS|read-only file system|EACCES|EPERM|ENOTDIR|ENOENT.* mkdir/i

/** Why data cannot be kept in a folder, in a sentence; any other error in its own words. */
export const explainStorage = (error: unknown, folder: string): string => {
  const message = error instanceof Error ? error.message : String(error)
  const told = `${errorCode(error) ?? ''} ${message}`
  if (FULL.test(told)) {
    return `Ruang penyimpanan untuk ${folder} penuh. Sediakan ruang, lalu jalankan lagi; data yang ada tidak berubah.`
  }
  if (NOT_WRITABLE.test(told)) {
    return `${folder} tidak dapat ditulis (${message}). Periksa DATA_DIR, hak aksesnya dan disknya.`
  }
  return message
}
