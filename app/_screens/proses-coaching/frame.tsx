import { type ReactNode, Suspense, useState } from 'react'
import { AccountMenu } from '@/app/_screens/account-menu'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { MobileDrawer } from '@/components/navigation/mobile-drawer'
import { RouteLink } from '@/components/navigation/route-link'
import { SiteHeader } from '@/components/navigation/site-header'
import { buttonClass } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { errorText, isOffline, isRefusal } from '@/lib/api/errors'
import type { Query } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { SCHEDULE_LATER } from '@/lib/copy'
import type { CoachingHeader } from '@/lib/entities/coaching'
import { TEST_KINDS } from '@/lib/entities/test-values'
import { useParams, useRoute } from '@/lib/router/use-route'
import { HeaderStrip } from './header-strip'
import { ParticipationContext } from './participation-context'
import { StepBar } from './step-bar'
import { StepRail } from './step-rail'
import { TESTS } from './test-names'
import { useToldParticipation } from './use-told-participation'

const LeftOver = lazyPart(async () => (await import('./left-over')).LeftOver)

/** In place of the screens when the coaching cannot be opened: not taken, gone, or no line. */
function HeaderFailure({ id, query }: { id: string; query: Query<CoachingHeader> }) {
  const { error, isFetching, refetch } = query
  const again = isRefusal(error) ? undefined : () => void refetch()
  const route = useRoute()?.name
  const kind = TEST_KINDS.find((one) => route === TESTS[one].intro)
  return (
    <>
      {kind && again && (
        <Suspense>
          <LeftOver kind={kind} coachingId={id} onOver={again} />
        </Suspense>
      )}
      <ErrorState
        isScreen
        title="Coaching ini tidak dapat dibuka"
        text={isOffline(error) ? undefined : errorText(error)}
        retrying={isFetching}
        onRetry={again}
        action={
          <RouteLink to="coaching/user" className={buttonClass()}>
            Ke Daftar Coaching
          </RouteLink>
        }
      />
    </>
  )
}

/** §2 the shell `/proses-coaching/{id}`: header with countdown, steps aside (a drawer on a phone). */
export default function ProsesCoachingFrame({ children }: { children: ReactNode }) {
  const { id } = useParams('proses-coaching/coach')
  const { header, participation } = useToldParticipation(id)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { isRefused } = participation
  const hasFailed = isRefused || (header.error !== undefined && !header.data)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(true)}
        slim
        actions={<AccountMenu />}
      />
      <HeaderStrip id={id} hasFailed={hasFailed} participation={participation} />
      {!isRefused && (
        <StepBar steps={participation.steps} onOpen={() => setMenuOpen(true)} />
      )}
      <div className="mx-auto flex w-full max-w-admin flex-1">
        <aside className="no-print hidden w-64 shrink-0 border-line border-r bg-card md:block lg:w-72">
          <div className="sticky top-0 max-h-dvh overflow-y-auto p-3">
            <StepRail id={id} participation={participation} />
          </div>
        </aside>
        <main id="main" className="flex min-w-0 flex-1 px-gutter pt-4 md:py-8">
          <div className="mx-auto flex min-w-0 max-w-4xl flex-1 flex-col max-md:not-has-[[data-step-action]]:pb-6">
            {header.data?.jamMulai === null && (
              <p className="mb-3 text-ink-2 text-sm lg:hidden">{SCHEDULE_LATER}</p>
            )}
            {hasFailed ? (
              <HeaderFailure id={id} query={header} />
            ) : (
              <ParticipationContext value={participation}>{children}</ParticipationContext>
            )}
          </div>
        </main>
      </div>
      <MobileDrawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title="Langkah Anda"
      >
        <StepRail
          id={id}
          participation={participation}
          onNavigate={() => setMenuOpen(false)}
        />
        <IdentityBar />
      </MobileDrawer>
    </div>
  )
}
