import { RefusedFile } from '@/components/form/parts/use-upload'
import { ApiError, isContested } from '@/lib/api/errors'
import type { CertificateRow } from '@/lib/entities/certificate'

/** That a file was not sent, as there is another one by now than when the row was read. */
function replacedText({ fileName }: Partial<CertificateRow>) {
  const now = fileName ? `yang tersimpan sekarang “${fileName}”` : 'kini tidak ada berkas'
  return `Sertifikat peserta ini sudah diubah sejak Anda membukanya: ${now}. Berkas Anda belum diunggah. Periksa dahulu, lalu unggah lagi bila tetap harus menggantikannya.`
}

/**
 * Waits for the upload of a certificate.
 * @throws RefusedFile that names what is there, where somebody else has uploaded or issued one since
 */
export async function unlessReplaced<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    if (!(isContested(error) && error instanceof ApiError)) throw error
    throw new RefusedFile(replacedText(Object(error.problem?.present)))
  }
}
