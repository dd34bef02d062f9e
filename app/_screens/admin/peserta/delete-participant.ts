import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { deleteRow } from '@/app/_screens/admin/delete-row'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { Participant } from '@/lib/entities/user'

/** What goes with a participant, said before they go (decision 70). */
const consequences = ({ fullName, _count }: Participant) => {
  const taken = _count.UserCoachings
  const coachings =
    taken === 0
      ? 'Belum ada coaching yang diikutinya.'
      : `Namanya tidak lagi tercatat pada ${taken} coaching yang diikutinya, termasuk pertanyaan, hasil test, dan kehadirannya. Sertifikat yang sudah diterbitkan portal tetap tercatat dalam Register Sertifikat dengan nama yang tercetak.`
  return `${fullName} dihapus dari daftar peserta. ${coachings}\nAkunnya langsung keluar dari semua perangkat dan tidak dapat dipakai lagi.`
}

/** Another admin may have accepted them for more coachings since the page was read. */
const participantNow = (read: Participant) =>
  asItIsNow(read, call(api.user.get, { params: { id: read.id } }))

/**
 * Asks, deletes, tells; `remove` shows its failure itself.
 * @returns whether the participant is gone
 */
export async function deleteParticipant(
  read: Participant,
  remove: () => Promise<unknown>,
): Promise<boolean> {
  const participant = await participantNow(read).catch(() => null)
  if (!participant) return false
  return deleteRow({ body: consequences(participant), remove })
}
