import {
  Award,
  BookOpen,
  CircleCheck,
  ClipboardCheck,
  ClipboardList,
  Layers,
  LockKeyhole,
  type LucideIcon,
  Smile,
  Undo2,
  Users,
  Video,
} from 'lucide-react'
import { Sidebar, type SidebarItem } from '@/components/navigation/sidebar'
import type { Step } from '@/lib/domain/steps'
import { pathOf } from '@/lib/router/href'
import { type NavEntry, navEntries } from '@/lib/router/nav'
import { useRoute } from '@/lib/router/use-route'
import { type RouteName, routes } from '@/lib/routes'

const ICONS: Partial<Record<RouteName, LucideIcon>> = {
  'coaching/user': Undo2,
  'proses-coaching/coach': Users,
  'proses-coaching/materi': BookOpen,
  'proses-coaching/pre-test': ClipboardList,
  'proses-coaching/zoom-meeting': Video,
  'proses-coaching/post-test': ClipboardCheck,
  'proses-coaching/survei-kepuasan': Smile,
  'proses-coaching/sertifikat': Award,
}

/** A page of the shell that is no step: it has no state. */
const COACH = 'proses-coaching/coach'
const STATE_WORDS = { done: 'Selesai', open: 'Terbuka', locked: 'Terkunci' } as const
const STATE_ICONS = { done: CircleCheck, open: null, locked: LockKeyhole } as const

/** Beside icon and word: done is green, locked is quiet. */
const STATE_COLOURS =
  '[&_.lucide-circle-check]:text-brand [&_.lucide-lock-keyhole]:text-ink-3'

/** 'Terkunci: Dibuka setelah Post Test selesai.' */
const noteOf = ({ state, reason }: Step) => `${STATE_WORDS[state]}: ${reason}`

/** The links of §2 with the state of each step: done, open or locked, why, and until when. */
export function StepRail({
  id,
  steps,
  onNavigate,
}: {
  id: string
  steps: readonly Step[]
  onNavigate?: () => void
}) {
  const current = useRoute()?.name

  function itemOf({ name, label }: NavEntry): SidebarItem {
    const step = steps.find((one) => `proses-coaching/${one.name}` === name)
    return {
      name,
      label,
      href: `#${pathOf(name, { id })}`,
      icon: (step && STATE_ICONS[step.state]) ?? ICONS[name] ?? Layers,
      current: name === current,
      ...(step && { note: noteOf(step) }),
    }
  }

  const entries = navEntries('proses-coaching', 'user')
  const back: NavEntry = { name: 'coaching/user', label: routes['coaching/user'].title }
  const isStep = ({ name }: NavEntry) => name !== COACH
  return (
    <div className={STATE_COLOURS}>
      <Sidebar
        label="Menu coaching"
        items={[back, ...entries.filter((entry) => !isStep(entry))].map(itemOf)}
        onNavigate={onNavigate}
      />
      <p className="mt-4 mb-2 px-4 font-bold text-ink-2 text-sm">Langkah Anda</p>
      <Sidebar
        label="Langkah Anda"
        items={entries.filter(isStep).map(itemOf)}
        onNavigate={onNavigate}
      />
    </div>
  )
}
