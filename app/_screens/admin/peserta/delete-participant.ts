import { deleteAsItIs } from '@/app/_screens/admin/delete-row'
import { type CallOptions, call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { Participant } from '@/lib/entities/user'

/** What goes with a participant, said before they go (decision 70). */
const consequences = ({ fullName, _count }: Participant) => {
  const taken = _count.UserCoachings
  const coachings =
    taken === 0
      ? 'Belum ada coaching yang diikutinya.'
      : `Namanya tidak lagi tercatat pada ${taken} coaching yang diikutinya, termasuk pertanyaan, hasil test, dan kehadirannya. Sertifikat yang sudah diterbitkan portal tetap tercatat dalam Register Sertifikat dengan nama yang tercetak.`
  return `${fullName} dihapus dari daftar peserta. ${coachings} Pengajuannya yang masih menunggu, bila ada, ikut dihapus.\nAkunnya langsung dikeluarkan dari semua perangkat dan tidak dapat dipakai lagi.`
}

/**
 * Asks, deletes, tells; `remove` shows its failure itself.
 * @returns whether the participant is gone
 */
export const deleteParticipant = (
  read: Participant,
  remove: (options: CallOptions) => Promise<unknown>,
): Promise<boolean> =>
  deleteAsItIs(read, call(api.user.get, { params: { id: read.id } }), (participant) => ({
    body: consequences(participant),
    remove: () => remove({ version: participant.version }),
  }))
