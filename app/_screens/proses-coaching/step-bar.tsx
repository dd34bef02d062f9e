import { ListChecks } from 'lucide-react'
import type { Step } from '@/lib/domain/steps'
import { useRoute } from '@/lib/router/use-route'
import { type RouteName, routes } from '@/lib/routes'

/** 'Langkah 3 dari 6 · Pre Test'; on a page that is no step, how many are done. */
function progressText(steps: readonly Step[], current: RouteName | undefined) {
  const at = steps.findIndex(({ name }) => `proses-coaching/${name}` === current)
  if (at < 0) {
    const done = steps.filter(({ state }) => state === 'done').length
    return `${done} dari ${steps.length} langkah selesai`
  }
  const title = current ? routes[current].title : ''
  return `Langkah ${at + 1} dari ${steps.length} · ${title}`
}

/** The phone's way to the steps: where the participant is, and the drawer behind it. */
export function StepBar({ steps, onOpen }: { steps: readonly Step[]; onOpen: () => void }) {
  const current = useRoute()?.name
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="no-print flex min-h-12 w-full items-center gap-3 border-line border-b bg-card px-4 py-2 text-left font-semibold text-sm md:hidden"
    >
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">{progressText(steps, current)}</span>
      <span aria-hidden="true" className="flex gap-1.5">
        {steps.map(({ name, state }) => (
          <span
            key={name}
            className={`size-2.5 rounded-full border border-brand ${state === 'done' ? 'bg-brand' : ''} ${
              `proses-coaching/${name}` === current ? 'ring-2 ring-brand/40' : ''
            }`}
          />
        ))}
      </span>
    </button>
  )
}
