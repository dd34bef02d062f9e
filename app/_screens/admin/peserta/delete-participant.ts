import { deleteRow } from '@/app/_screens/admin/delete-row'
import type { Participant } from '@/lib/entities/user'

/** What goes with a participant, said before they go (decision 70). */
const consequences = ({ fullName, _count }: Participant) => {
  const taken = _count.UserCoachings
  const coachings =
    taken === 0
      ? 'Belum ada coaching yang diikutinya.'
      : `Namanya tidak lagi tercatat pada ${taken} coaching yang diikutinya, termasuk pertanyaan, hasil test, kehadiran, dan sertifikatnya.`
  return `${fullName} dihapus dari daftar peserta. ${coachings}\nAkunnya langsung keluar dari semua perangkat dan tidak dapat dipakai lagi.`
}

/**
 * Asks, deletes, tells; `remove` shows its failure itself.
 * @returns whether the participant is gone
 */
export const deleteParticipant = (
  participant: Participant,
  remove: () => Promise<unknown>,
): Promise<boolean> => deleteRow({ body: consequences(participant), remove })
