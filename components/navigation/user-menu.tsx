import { clsx } from 'clsx'
import { ChevronDown, Keyboard, LogOut, UserRound } from 'lucide-react'
import { useId } from 'react'
import { ThemeSwitch } from '@/components/navigation/theme-switch'
import { Addresses } from '@/components/ui/addresses'
import { askForKeys } from '@/lib/browser/shortcuts'
import { useDismissable } from '@/lib/browser/use-dismissable'
import { initials } from '@/lib/domain/people/names'
import { href } from '@/lib/router/href'

type UserMenuProps = {
  user: { fullName: string; email: string }
  onLogout: () => void
  /** Ground of the bar it stands on. */
  tone?: 'light' | 'dark'
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base hover:bg-brand-tint'

/** Initial, name and address of the account; 'Akun Saya', the keys where there may be some, the theme and Logout. */
export function UserMenu({ user, onLogout, tone = 'dark' }: UserMenuProps) {
  const menu = useDismissable<HTMLDivElement>()
  const panelId = useId()
  return (
    <div {...menu.containerProps} className="relative">
      <button
        ref={menu.buttonRef}
        type="button"
        aria-expanded={menu.isOpen}
        aria-controls={panelId}
        onClick={menu.toggle}
        className={clsx(
          'flex min-h-11 items-center gap-2 rounded-md px-1.5',
          tone === 'dark' ? 'hover:bg-rimba-700' : 'hover:bg-brand-tint',
        )}
      >
        <Initial name={user.fullName} />
        <span className="max-w-40 truncate font-semibold text-sm max-lg:sr-only">
          {user.fullName}
        </span>
        <span className="sr-only">menu akun</span>
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </button>
      <div
        id={panelId}
        hidden={!menu.isOpen}
        className="absolute top-full right-0 z-drawer mt-2 max-h-[calc(100dvh-5rem)] w-72 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-2 text-ink shadow-e2"
      >
        <div className="flex items-center gap-3 border-line border-b px-3 pt-1 pb-3">
          <Initial name={user.fullName} />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{user.fullName}</p>
            <p className="wrap-anywhere text-ink-2 text-sm">
              <Addresses>{user.email}</Addresses>
            </p>
          </div>
        </div>
        {/* `/user` for every role (decision 14) */}
        <a href={href('user')} onClick={menu.close} className={clsx(ENTRY, 'mt-2')}>
          <UserRound aria-hidden="true" className="size-5" />
          Akun Saya
        </a>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            menu.close()
            menu.buttonRef.current?.focus()
            askForKeys()
          }}
          className={clsx(ENTRY, 'pointer-coarse:hidden')}
        >
          <Keyboard aria-hidden="true" className="size-5" />
          Pintasan keyboard
        </button>
        <div className="px-3 py-2">
          <ThemeSwitch />
        </div>
        <button type="button" onClick={onLogout} className={clsx(ENTRY, 'text-danger')}>
          <LogOut aria-hidden="true" className="size-5" />
          Logout
        </button>
      </div>
    </div>
  )
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      // drawn, and no words beside the name that is spoken
      data-initials={initials(name)}
      className="grid size-9 shrink-0 place-items-center rounded-full bg-kayu-200 font-bold text-kayu-700 text-sm before:content-[attr(data-initials)]"
    />
  )
}
