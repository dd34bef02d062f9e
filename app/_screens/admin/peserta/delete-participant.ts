import { errorText } from '@/lib/api/errors'
import { DELETE_QUESTION, DELETED } from '@/lib/copy'
import type { Participant } from '@/lib/entities/user'
import { confirm } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'

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
 * Asks, deletes, tells. A failure of `remove` is shown here.
 * @returns whether the participant is gone
 */
export async function deleteParticipant(
  participant: Participant,
  remove: () => Promise<unknown>,
): Promise<boolean> {
  const isSure = await confirm({
    title: DELETE_QUESTION,
    body: consequences(participant),
    tone: 'danger',
  })
  if (!isSure) return false
  try {
    await remove()
  } catch (error) {
    showError(errorText(error))
    return false
  }
  toast.success(DELETED)
  return true
}
