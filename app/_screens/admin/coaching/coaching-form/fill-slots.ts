import { fileError } from '@/lib/validation/uploads'

type Plan = {
  pairs: { slot: number; file: File }[]
  /** Which files are not sent, and why; null where all are. */
  refusal: string | null
}

/**
 * Which slot each of several files goes into: the free ones in order. A file of another kind is refused by itself; more than
 * fit are refused as a whole, since nobody has said which of them matter.
 *
 * @param free numbers of the slots without name and file
 */
export function fillSlots(files: readonly File[], free: readonly number[]): Plan {
  const judged = files.map((file) => ({ file, fault: fileError('document', file) }))
  const good = judged.filter(({ fault }) => fault === null).map(({ file }) => file)
  const refusals = judged.flatMap(({ file, fault }) =>
    fault ? `${file.name} tidak diunggah: ${fault}.` : [],
  )
  if (good.length <= free.length) {
    const pairs = good.flatMap((file, index) => {
      const slot = free[index]
      return slot === undefined ? [] : { slot, file }
    })
    return { pairs, refusal: refusals.join(' ') || null }
  }
  const room =
    free.length === 0
      ? 'tidak ada slot materi yang kosong'
      : `hanya ${free.length} slot materi yang kosong`
  const tooMany = `${good.length} file dipilih, ${room}. Tidak ada yang diunggah.`
  return { pairs: [], refusal: [...refusals, tooMany].join(' ') }
}
