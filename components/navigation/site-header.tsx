import { Menu, Trees } from 'lucide-react'
import type { ReactNode } from 'react'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { MINISTRY } from '@/lib/copy'
import { APP_NAME } from '@/lib/env'
import { href } from '@/lib/router/href'

type SiteHeaderProps = {
  /** Shows the menu button under 768 px. */
  onMenu?: () => void
  isMenuOpen?: boolean
  /** On a participant's own pages: under 768 px one low line, without the identity bar. */
  slim?: boolean
  /** Right side: user menu, login link. */
  actions?: ReactNode
}

/** Identity bar and green header of the public and the participant's frames. */
export function SiteHeader(props: SiteHeaderProps) {
  const { onMenu, isMenuOpen = false, slim = false, actions } = props
  return (
    <header className="no-print">
      <div className={slim ? 'max-md:hidden' : ''}>
        <IdentityBar />
      </div>
      <div className="on-brand bg-rimba-800 text-white">
        <div
          className={`flex items-center gap-3 px-gutter ${slim ? 'min-h-11 md:min-h-16' : 'min-h-16 py-2'}`}
        >
          {onMenu && (
            <button
              type="button"
              aria-label="Buka menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={onMenu}
              className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-rimba-700 md:hidden"
            >
              <Menu aria-hidden="true" className="size-6" />
            </button>
          )}
          <a
            href={href('home')}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3"
          >
            <span
              aria-hidden="true"
              className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-white text-rimba-800 ${slim ? 'size-8 md:size-10' : 'size-10'}`}
            >
              <Trees className="size-6" />
            </span>
            <span className="@container grid min-w-0 flex-1 leading-tight">
              {/* of large letters a piece of a word would be left */}
              <span className="@max-[5rem]:sr-only line-clamp-2 font-bold text-sm sm:text-base">
                {APP_NAME}
              </span>
              <span
                className={`truncate text-rimba-200 text-xs ${slim ? 'max-md:hidden' : 'max-sm:hidden'}`}
              >
                {MINISTRY}
              </span>
            </span>
          </a>
          <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>
        </div>
      </div>
    </header>
  )
}
