import { ChevronDown, ListChecks } from 'lucide-react'
import { STEP_NAMES, type Steps } from '@/lib/domain/participation/steps'
import { useRoute } from '@/lib/router/use-route'
import type { RouteName } from '@/lib/routes'

/** 'Langkah 2 dari 5', which the heading below names; on a page that is no step, how many are done as far as is known. */
function progressText(steps: Steps, current: RouteName | undefined) {
  const total = STEP_NAMES.length
  const at = STEP_NAMES.findIndex((name) => `proses-coaching/${name}` === current)
  if (at >= 0) return `Langkah ${at + 1} dari ${total}`
  const states = STEP_NAMES.map((name) => steps[name].state)
  if (states.includes('unknown')) return 'Langkah Anda'
  return `${states.filter((state) => state === 'done').length} dari ${total} langkah selesai`
}

/** The phone's way to the steps: where the participant is, and the drawer behind it. */
export function StepBar({ steps, onOpen }: { steps: Steps; onOpen: () => void }) {
  const current = useRoute()?.name
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="no-print @container flex min-h-11 w-full items-center gap-3 border-line border-b bg-card px-gutter py-1 text-left font-semibold text-sm focus-visible:-outline-offset-3 md:hidden"
    >
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">{progressText(steps, current)}</span>
      <span aria-hidden="true" className="flex @max-[19rem]:hidden gap-1.5">
        {STEP_NAMES.map((name) => (
          <span
            key={name}
            className={`size-2.5 rounded-full border border-brand ${steps[name].state === 'done' ? 'bg-brand forced-colors:bg-[CanvasText]' : ''} ${
              `proses-coaching/${name}` === current ? 'ring-2 ring-brand/40' : ''
            }`}
          />
        ))}
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-brand" />
    </button>
  )
}
