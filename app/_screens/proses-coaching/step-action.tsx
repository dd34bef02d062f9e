import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { useParticipation } from './participation-context'
import { type Page, wayOn } from './way-on'

/** The one action of a step, in sight at the lower edge however far one has read. */
export function StepAction({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="min-h-6 grow" />
      <div
        data-step-action=""
        className="no-print tall:sticky bottom-0 z-2 flex flex-wrap items-start gap-3 border-line bg-card px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-e2 max-md:-mx-gutter max-md:border-t md:rounded-lg md:border max-md:[&>*]:w-full max-md:[&>*]:max-w-none max-md:[&_button]:w-full"
      >
        {children}
      </div>
    </>
  )
}

/** 'Lanjut: Zoom Meeting'; loud where that step waits for nothing. */
export function WayOn({ id, page }: { id: string; page: Page }) {
  const { steps } = useParticipation()
  const next = wayOn(page, steps)
  if (!next) return null
  const isLocked = next !== 'materi' && steps[next].state === 'locked'
  return (
    <StepAction>
      <RouteLink
        to={`proses-coaching/${next}`}
        params={{ id }}
        className={buttonClass({ variant: isLocked ? 'secondary' : 'primary' })}
      >
        Lanjut: {routes[`proses-coaching/${next}`].title}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </RouteLink>
    </StepAction>
  )
}
