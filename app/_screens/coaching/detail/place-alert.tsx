import { BellOff, BellRing } from 'lucide-react'
import { UnsentNote } from '@/app/_screens/unsent-note'
import { Button } from '@/components/ui/button'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { seatsLeft } from '@/lib/domain/participation/quota'
import type { Coaching } from '@/lib/entities/coaching'
import { toast } from '@/lib/feedback/toast'

const HOW =
  'Begitu ada tempat, semua yang menunggu diberi tahu bersamaan, antara pukul 06:00 dan 21:00. Tempat diberikan kepada yang lebih dulu mengajukan diri, setelah diperiksa admin. Pesan ini tetap dikirim walau hari itu Anda sudah menerima empat pesan.'
const UNTIL =
  'Anda akan diberi tahu bila ada tempat. Permintaan ini berakhir otomatis bila Anda mengajukan diri atau coaching dimulai.'

const FREE =
  'Sekarang ada tempat. Selama Anda menunggu, Anda diberi tahu lagi bila coaching ini penuh lalu ada tempat lagi.'

const textOf = (coaching: Coaching) => {
  if (!coaching.placeAlert) return HOW
  return seatsLeft(coaching) > 0 ? FREE : UNTIL
}

/** Beside the join button of a full coaching: to be told of a free place, or no longer. */
export function PlaceAlert({ coaching }: { coaching: Coaching }) {
  const [ask, asking] = useMutation(api.placeAlert.ask)
  const [end, ending] = useMutation(api.placeAlert.end)
  const input = { params: { id: coaching.id } }

  async function turn() {
    if (coaching.placeAlert) {
      await end(input)
      toast.success('Anda tidak lagi menunggu tempat')
      return
    }
    await ask(input)
    toast.success('Anda akan diberi tahu bila ada tempat')
  }

  return (
    <div className="grid gap-1">
      <UnsentNote />
      <Button
        variant="secondary"
        fullWidth
        icon={coaching.placeAlert ? <BellOff /> : <BellRing />}
        loading={asking.isRunning || ending.isRunning}
        onClick={() => void turn().catch(() => {})}
      >
        {coaching.placeAlert ? 'Berhenti menunggu' : 'Beri tahu bila ada tempat'}
      </Button>
      <p className="text-ink-2 text-sm">{textOf(coaching)}</p>
    </div>
  )
}
