import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { CANCEL_PARTICIPATION } from '@/lib/copy'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { navigate } from '@/lib/router/navigate'

/** 'Batal Ikut': asks, cancels, and brings the participant to 'Daftar Coaching' (§4). */
export function useCancelParticipation() {
  const [cancel, { isRunning }] = useMutation(api.coaching.cancel)

  async function cancelParticipation({ id, topic }: { id: string; topic: string }) {
    const isSure = await confirm({
      title: CANCEL_PARTICIPATION,
      body: topic,
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await cancel({ params: { id } })
    } catch {
      return // the red banner has said why; the participation stands
    }
    toast.success('Keikutsertaan Anda telah dibatalkan')
    navigate('coaching/user')
  }

  return { cancelParticipation, isCancelling: isRunning }
}
