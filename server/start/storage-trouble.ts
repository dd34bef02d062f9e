import { errorCode } from '../db/refusal.ts'

const FULL = /ENOSPC|no space left|EDQUOT/i
const NOT_WRITABLE = /EROFS|read-only file system|EACCES|EPERM|ENOTDIR/i

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
