import { presentOf } from '@/components/form/parts/form-errors'
import { RefusedFile } from '@/components/form/parts/use-upload'

export type Stored = {
  /** What the file is: 'Sertifikat peserta ini'. */
  what: string
  /** Name of the file, in what the server says that it holds now. */
  nameIn: (present: Record<string, unknown>) => unknown
}

/** That a file was not sent, with the name of what was there. */
export function replaced({ what, nameIn }: Stored, present: Record<string, unknown>) {
  const name = nameIn(present)
  // true as long as it stands there, also once that is another one again
  const since = name ? `menjadi “${name}”` : 'dan filenya dihapus'
  return new RefusedFile(
    `${what} sudah diubah sejak Anda membukanya, ${since}. File Anda belum diunggah. Periksa dahulu, lalu unggah lagi bila tetap harus menggantikannya.`,
  )
}

/**
 * Waits for the upload of a file that replaces another.
 * @throws RefusedFile that names what is there, where that has been replaced since its sender has read of it
 */
export async function unlessReplaced<T>(sent: Promise<T>, stored: Stored): Promise<T> {
  try {
    return await sent
  } catch (error) {
    const present = presentOf(error)
    throw present ? replaced(stored, present) : error
  }
}
