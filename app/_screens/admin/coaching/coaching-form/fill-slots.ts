import { fileError } from '@/lib/validation/uploads'

const NOTHING_SENT = 'Tidak ada yang diunggah.'

/**
 * Which slot each of several files goes into: the free ones in order.
 *
 * @param free numbers of the slots without name and file
 * @returns the pairs, or why the files are refused as a whole
 */
export function fillSlots(
  files: readonly File[],
  free: readonly number[],
): { pairs: { slot: number; file: File }[] } | { refusal: string } {
  if (files.length > free.length) {
    const room =
      free.length === 0
        ? 'tidak ada slot materi yang kosong'
        : `hanya ${free.length} slot materi yang kosong`
    return { refusal: `${files.length} berkas dipilih, ${room}. ${NOTHING_SENT}` }
  }
  const faults = files.flatMap((file) => {
    const fault = fileError('document', file)
    return fault ? `${file.name}: ${fault}.` : []
  })
  if (faults.length > 0) return { refusal: `${faults.join(' ')} ${NOTHING_SENT}` }
  return {
    pairs: files.flatMap((file, index) => {
      const slot = free[index]
      return slot === undefined ? [] : { slot, file }
    }),
  }
}
