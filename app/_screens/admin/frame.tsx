import {
  Award,
  BookOpen,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  CircleHelp,
  CirclePlay,
  House,
  Landmark,
  LockKeyhole,
  ScrollText,
  ShieldCheck,
  Trees,
  Users,
} from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { AttentionPlace } from '@/app/_screens/admin/attention/attention-place'
import { useCounted } from '@/app/_screens/admin/attention/use-counted'
import { FirstStepsPlace } from '@/app/_screens/admin/first-steps/first-steps-place'
import { TopBar } from '@/app/_screens/admin/top-bar'
import { useNavigation } from '@/app/_screens/use-navigation'
import { MobileDrawer } from '@/components/navigation/mobile-drawer'
import { Sidebar } from '@/components/navigation/sidebar'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature, useFeatures } from '@/lib/api/use-feature'
import { lazyPart } from '@/lib/browser/lazy-part'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { MINISTRY } from '@/lib/copy'
import { APP_NAME } from '@/lib/env'
import { href } from '@/lib/router/href'
import { useRoute } from '@/lib/router/use-route'
import { ADMIN_HOME } from '@/lib/routes'

const AttentionPanel = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/attention/attention-panel')).AttentionPanel,
)

const FirstStepsPanel = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/first-steps/first-steps-panel')).FirstStepsPanel,
)

const SecondFactorGate = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/second-factor/second-factor')).SecondFactorGate,
)

const ICONS = {
  Award,
  House,
  CirclePlay,
  CalendarDays,
  CircleHelp,
  BookOpen,
  Users,
  Building2,
  ScrollText,
  ChartNoAxesColumn,
  ShieldCheck,
  Landmark,
  LockKeyhole,
}

/** The pages of the office, once its rule about the second factor is kept. */
function Guarded({ children }: { children: ReactNode }) {
  const { data, error } = useFeatures()
  const waiting = <Skeleton className="h-64 w-full" />
  // nothing of a page that may not be there for this admin is drawn before that is known
  if (!data && error === undefined) return waiting
  if (!data?.includes('required-second-factor')) return children
  return (
    <Suspense fallback={waiting}>
      <SecondFactorGate>{children}</SecondFactorGate>
    </Suspense>
  )
}

function Brand() {
  return (
    <a
      href={href('admin/beranda')}
      className="flex items-center gap-3 px-4 py-3 leading-tight focus-visible:-outline-offset-4"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-white text-rimba-800"
      >
        <Trees className="size-6" />
      </span>
      <span className="grid min-w-0 max-lg:sr-only">
        <span className="font-bold">{APP_NAME}</span>
        <span className="text-rimba-200 text-xs">{MINISTRY}</span>
      </span>
    </a>
  )
}

/** Admin layout: rail (icons only under 1024 px, a drawer under 768 px), top bar with the user menu (§2 Admin). */
export default function AdminFrame({ children }: { children: ReactNode }) {
  const items = useCounted(useNavigation('admin', ICONS))
  const section = items.find(({ current }) => current)
  const hasOffice = useFeature('office')
  const isStart = useRoute()?.name === ADMIN_HOME
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const isWide = useMediaQuery('(min-width: 1024px)')
  return (
    <div className="flex min-h-dvh">
      <aside className="no-print on-brand hidden w-18 shrink-0 bg-rimba-900 text-white md:block lg:w-62">
        <div className="sticky top-0 max-h-dvh overflow-y-auto">
          <Brand />
          <div className="p-3">
            <Sidebar label="Menu admin" tone="dark" items={items} compact={!isWide} />
          </div>
        </div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          section={section}
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenuOpen(true)}
        />
        <main id="main" className="min-w-0 flex-1 px-gutter py-6 md:py-8">
          <div className="mx-auto max-w-admin">
            <Guarded>
              {isStart && (
                <Suspense fallback={<AttentionPlace />}>
                  <AttentionPanel />
                </Suspense>
              )}
              {isStart && hasOffice && (
                <Suspense fallback={<FirstStepsPlace />}>
                  <FirstStepsPanel />
                </Suspense>
              )}
              {children}
            </Guarded>
          </div>
        </main>
      </div>
      <MobileDrawer open={isMenuOpen} onClose={closeMenu} title="Menu" tone="brand">
        <Sidebar label="Menu admin" tone="dark" items={items} onNavigate={closeMenu} />
      </MobileDrawer>
    </div>
  )
}
