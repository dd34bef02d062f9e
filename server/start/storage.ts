import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../db/refusal.ts'
import { bucketStore, StoreRefusal } from '../services/bucket-store.ts'
import { type FileStore, folderStore } from '../services/file-store.ts'
import type { ServerConfig } from './config.ts'

type Placed = Pick<ServerConfig, 'dataDir' | 'gateways'>

/** Where uploaded files lie: the bucket of FILES_URL, otherwise below DATA_DIR. */
export const filesOf = ({ dataDir, gateways: { bucket } }: Placed): FileStore =>
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

/** Why uploads cannot be kept, in a sentence with the variable that is wrong. */
const explainFiles = (
  error: unknown,
  { dataDir, gateways: { bucket } }: Placed,
): string => {
  if (!bucket) return explainStorage(error, dataDir)
  const { endpoint, bucket: name } = bucket
  const status = error instanceof StoreRefusal ? error.status : null
  if (status === 404) return `FILES_URL: bucket ${name} tidak ada di ${endpoint}.`
  if (status === 401 || status === 403) {
    return `FILES_URL: ${endpoint} menolak kuncinya, atau kunci itu tidak boleh menulis, membaca dan menghapus di bucket ${name}. Periksa kunci dan rahasianya (juga AWS_ACCESS_KEY_ID dan AWS_SECRET_ACCESS_KEY).`
  }
  const message = error instanceof Error ? error.message : String(error)
  return `FILES_URL: ${endpoint} tidak dapat dipakai (${message}).`
}

/** Tells a start that uploads cannot be kept; everything else goes on without them. */
export const tellUnlessKept = (
  files: FileStore,
  placed: Placed,
  say: (sentence: string) => void,
): Promise<void> =>
  files.probe().catch((error: unknown) => {
    say(`${explainFiles(error, placed)}\nUnggahan akan gagal sampai hal itu diperbaiki.`)
  })
