import { ChevronRight, Menu } from 'lucide-react'
import { PaletteButton } from '@/app/_screens/admin/palette/palette-button'
import { leavePortal } from '@/app/_screens/leave-portal'
import { UserMenu } from '@/components/navigation/user-menu'
import { pathOf } from '@/lib/router/href'
import { useRoute } from '@/lib/router/use-route'
import { type RouteName, routeOf } from '@/lib/routes'
import { useSession } from '@/lib/session/use-session'

type Section = { name: RouteName; label: string }

/** The part of the admin area that is open, and the screen inside it. */
function Crumbs({ section }: { section: Section | undefined }) {
  const route = useRoute()
  if (!section || !route) return null
  const isInside = route.name !== section.name
  const { tab, title } = routeOf(route.name)
  const arrow = (
    <li aria-hidden="true" className="max-sm:hidden">
      <ChevronRight className="size-4 text-ink-3" />
    </li>
  )
  return (
    <nav
      aria-label="Lokasi"
      className="@container min-w-0 flex-1 overflow-clip text-sm [overflow-clip-margin:0.25rem]"
    >
      {/* of large letters a piece of a letter would be left */}
      <ol className="@max-[4rem]:sr-only flex min-w-0 items-center gap-1">
        <li className="shrink-0 text-ink-2 max-sm:hidden">Admin</li>
        {arrow}
        <li
          aria-current={isInside ? undefined : 'page'}
          className={isInside ? 'shrink-0 max-sm:hidden' : 'truncate font-semibold'}
        >
          {isInside ? (
            <a
              href={`#${pathOf(section.name, {})}`}
              className="text-brand underline-offset-2 hover:underline"
            >
              {section.label}
            </a>
          ) : (
            section.label
          )}
        </li>
        {isInside && (
          <>
            {arrow}
            <li aria-current="page" className="truncate font-semibold">
              {tab ?? title}
            </li>
          </>
        )}
      </ol>
    </nav>
  )
}

type TopBarProps = {
  section: Section | undefined
  isMenuOpen: boolean
  onMenu: () => void
}

/** 56 px: the phone's menu button, where one is, and the user menu (§2 Admin). */
export function TopBar({ section, isMenuOpen, onMenu }: TopBarProps) {
  const { user } = useSession()
  return (
    <header className="no-print tall:sticky top-0 z-header flex h-14 items-center gap-3 border-line border-b bg-card px-gutter">
      <button
        type="button"
        aria-label="Buka menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-brand-tint md:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Crumbs section={section} />
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <PaletteButton />
        {user && <UserMenu user={user} tone="light" onLogout={() => void leavePortal()} />}
      </div>
    </header>
  )
}
