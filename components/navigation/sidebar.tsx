import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

export type SidebarItem = {
  name: string
  label: string
  href: string
  icon: LucideIcon
  current: boolean
  /** A short second line, such as the state of a step: 'Selesai', 'Dibuka 25/08/2026 11:00 WIB'. */
  note?: string
  /** How much waits there, and what: `of` is 'pengajuan menunggu'. */
  count?: { value: number; of: string }
}

type SidebarProps = {
  /** Name of the navigation for readers: 'Menu utama', 'Menu admin', 'Langkah coaching'. */
  label: string
  items: readonly SidebarItem[]
  /** `dark` on the green ground of the admin rail. */
  tone?: 'light' | 'dark'
  /** Icons only, names as tooltips. */
  compact?: boolean
  /** Called when an entry was chosen, so that a drawer can close. */
  onNavigate?: () => void
}

const TONES = {
  light: {
    item: 'text-ink hover:bg-brand-tint',
    current: 'bg-brand-tint font-semibold text-brand',
    mark: 'bg-brand',
    note: 'text-ink-2',
  },
  dark: {
    item: 'text-rimba-100 hover:bg-rimba-800 hover:text-white',
    current: 'bg-rimba-800 font-semibold text-white',
    mark: 'bg-kayu-300',
    note: 'text-rimba-200',
  },
}

/** The one list of a frame's navigation, the same in its aside and in its drawer. */
export function Sidebar({
  label,
  items,
  tone = 'light',
  compact,
  onNavigate,
}: SidebarProps) {
  return (
    <nav aria-label={label} className={clsx(tone === 'dark' && 'on-brand')}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.name}>
            <SidebarLink
              item={item}
              tone={tone}
              compact={compact}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SidebarLinkProps = Pick<SidebarProps, 'tone' | 'compact' | 'onNavigate'> & {
  item: SidebarItem
}

function SidebarLink({ item, tone = 'light', compact, onNavigate }: SidebarLinkProps) {
  const colours = TONES[tone]
  const Icon = item.icon
  return (
    <a
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      title={compact ? item.label : undefined}
      onClick={onNavigate}
      className={clsx(
        'relative flex min-h-12 items-center gap-3 rounded-md px-4 py-2 text-base transition-colors duration-hover',
        compact && 'justify-center',
        item.current ? colours.current : colours.item,
      )}
    >
      {item.current && (
        <span
          aria-hidden="true"
          className={clsx('absolute inset-y-2 left-0 w-1 rounded-full', colours.mark)}
        />
      )}
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span className={compact ? 'sr-only' : 'grid'}>
        {item.label}
        {item.note && (
          <span className={clsx('font-normal text-xs', colours.note)}>{item.note}</span>
        )}
      </span>
      {item.count && (
        <span
          className={clsx(
            'angka rounded-full bg-kayu-300 px-2 font-bold text-rimba-900 text-xs leading-5 forced-colors:border',
            compact ? 'absolute top-1 right-1' : 'ml-auto',
          )}
        >
          {item.count.value}
          <span className="sr-only"> {item.count.of}</span>
        </span>
      )}
    </a>
  )
}
