import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { DELETE_QUESTION } from '@/lib/copy'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'

/** §4 'A user's rejected proposal can be removed from their history after confirmation.' */
export function useRemoveProposal() {
  const [remove, { isRunning }] = useMutation(api.coaching.removeRejectedProposal)

  async function removeProposal({ proposalId, topic }: TakenCoaching) {
    const isSure = await confirm({
      title: DELETE_QUESTION,
      body: `Pengajuan yang ditolak untuk "${topic}" dihapus dari riwayat Anda.`,
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ params: { id: proposalId } })
    } catch {
      return // the red banner has said why
    }
    toast.success('Pengajuan telah dihapus dari riwayat')
  }

  return { removeProposal, isRemoving: isRunning }
}
