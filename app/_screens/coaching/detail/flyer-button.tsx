import { Maximize2 } from 'lucide-react'
import { Flyer } from '@/components/coaching/flyer'
import { loadOnPress } from '@/lib/api/load-on-press'
import type { Coaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'

/** The flyer; a press shows the whole of it, larger. */
export function FlyerButton({ coaching }: { coaching: Coaching }) {
  async function enlarge() {
    const part = await loadOnPress(() => import('@/components/coaching/flyer-dialog'))
    if (!part) return
    await openDialog(part.FlyerDialog, { src: coaching.flyer, topic: coaching.topic })
  }
  const flyer = <Flyer src={coaching.flyer} loading="eager" />
  if (!coaching.flyer)
    return <div className="relative overflow-hidden rounded-xl">{flyer}</div>
  return (
    <button
      type="button"
      aria-label={`Perbesar flyer ${coaching.topic}`}
      onClick={() => void enlarge()}
      className="group relative block overflow-hidden rounded-xl border border-line shadow-e1"
    >
      {flyer}
      <span
        aria-hidden="true"
        className="absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md bg-rimba-950/80 px-3 py-2 font-semibold text-sm text-white group-hover:bg-rimba-950"
      >
        <Maximize2 className="size-4" />
        Perbesar
      </span>
    </button>
  )
}
