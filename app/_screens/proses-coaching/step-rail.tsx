import {
  Award,
  Ban,
  BookOpen,
  CircleCheck,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  LockKeyhole,
  type LucideIcon,
  RotateCw,
  Smile,
  Undo2,
  Users,
  Video,
} from 'lucide-react'
import { Sidebar, type SidebarItem } from '@/components/navigation/sidebar'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { StepState } from '@/lib/domain/participation/states'
import { STEP_NAMES } from '@/lib/domain/participation/steps'
import { href, pathOf } from '@/lib/router/href'
import { type NavEntry, navEntries } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import { type NavIcon, type RouteName, routes } from '@/lib/routes'
import type { Participation } from './participation-context'

const ICONS: Record<NavIcon<'proses-coaching'>, LucideIcon> = {
  ...{ Users, BookOpen, ClipboardList, Video, ClipboardCheck, Smile, Award },
}

const STATES: Record<StepState['state'], { word: string; icon: LucideIcon | null }> = {
  done: { word: 'Selesai', icon: CircleCheck },
  open: { word: 'Terbuka', icon: null },
  closed: { word: 'Ditutup', icon: Ban },
  locked: { word: 'Terkunci', icon: LockKeyhole },
  unknown: { word: '', icon: CircleHelp },
}

/** Beside icon and word: done is green, what cannot be done is quiet. */
const STATE_COLOURS =
  '[&_.lucide-circle-check]:text-brand [&_.lucide-lock-keyhole]:text-ink-3 [&_.lucide-ban]:text-ink-3'

/** 'Terkunci: Survei dibuka setelah Post Test selesai.' */
const noteOf = ({ state, reason }: StepState, isAsking: boolean) => {
  // its check says that it is done, and the reason what
  if (state === 'done') return reason
  if (state !== 'unknown') return `${STATES[state].word}: ${reason}`
  return isAsking ? 'Memeriksa…' : reason
}

const stepName = (route: RouteName) =>
  STEP_NAMES.find((name) => `proses-coaching/${name}` === route)

/** Beside the page, while nothing is known of the steps: their reasons have one to five lines, and none shall move away. */
function StepsSkeleton() {
  return (
    <div className="grid gap-1">
      <p role="status" className="sr-only">
        Memeriksa…
      </p>
      {STEP_NAMES.map((name) => (
        <Skeleton key={name} className="h-15" />
      ))}
    </div>
  )
}

/** The links of §2, with the state of each step, why it is so, and until when. */
export function StepRail({
  id,
  participation: { header, steps, isRefused, isAsking, askAgain },
  onNavigate,
}: {
  id: string
  participation: Participation
  onNavigate?: () => void
}) {
  const current = useRoute()?.name
  // the page itself offers another try where nothing came at all
  const isUnknown = STEP_NAMES.every((name) => steps[name].state === 'unknown')
  const isBlank = isAsking && isUnknown && !onNavigate
  const isPartly = header && STEP_NAMES.some((name) => steps[name].state === 'unknown')

  function itemOf({ name, label, icon }: NavEntry<'proses-coaching'>): SidebarItem {
    const known = stepName(name)
    const step = known && steps[known]
    return {
      name,
      label,
      href: `#${pathOf(name, { id })}`,
      icon: (step && STATES[step.state].icon) ?? ICONS[icon],
      current: name === current,
      ...(step && { note: noteOf(step, isAsking) }),
    }
  }

  const entries = isRefused ? [] : navEntries('proses-coaching', 'user')
  const back: SidebarItem = {
    name: 'coaching/user',
    label: routes['coaching/user'].title,
    href: href('coaching/user'),
    icon: Undo2,
    current: false,
  }
  return (
    <div className={STATE_COLOURS}>
      <Sidebar
        label="Menu coaching"
        items={[back, ...entries.filter(({ name }) => !stepName(name)).map(itemOf)]}
        onNavigate={onNavigate}
      />
      {!isRefused && (
        <>
          {/* the drawer's title says it already */}
          <p
            hidden={onNavigate !== undefined}
            className="mt-4 mb-2 px-4 font-bold text-ink-2 text-sm"
          >
            Langkah Anda
          </p>
          {isBlank ? (
            <StepsSkeleton />
          ) : (
            <Sidebar
              label="Langkah Anda"
              items={entries.filter(({ name }) => stepName(name)).map(itemOf)}
              onNavigate={onNavigate}
            />
          )}
        </>
      )}
      {isPartly && (
        <div className="px-4 py-3">
          <Button
            size="sm"
            variant="secondary"
            icon={<RotateCw />}
            loading={isAsking}
            onClick={() => void askAgain()}
          >
            Coba lagi
          </Button>
        </div>
      )}
    </div>
  )
}
