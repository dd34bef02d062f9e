import { BookOpen, CalendarDays, CircleHelp, CirclePlay, House, LogIn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AccountMenu } from '@/app/_screens/account-menu'
import { knownOffice } from '@/app/_screens/known-office'
import { OfficeContact } from '@/app/_screens/office-contact'
import { PrivacyLink } from '@/app/_screens/privacy-link'
import { useNavigation } from '@/app/_screens/use-navigation'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { MobileDrawer } from '@/components/navigation/mobile-drawer'
import { RouteLink } from '@/components/navigation/route-link'
import { Sidebar } from '@/components/navigation/sidebar'
import { SiteFooter } from '@/components/navigation/site-footer'
import { SiteHeader } from '@/components/navigation/site-header'
import { buttonClass } from '@/components/ui/button'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'
import { useSession } from '@/lib/session/use-session'

const ICONS = { House, CirclePlay, CalendarDays, CircleHelp, BookOpen, LogIn }

function AccountActions() {
  const { role, user } = useSession()
  const isOnLogin = useRoute()?.name === 'login'
  if (role && user) return <AccountMenu />
  if (isOnLogin) return null
  return (
    <RouteLink
      to="login"
      className={`${buttonClass({ variant: 'light', size: 'sm' })} max-sm:min-w-11 max-sm:px-2.5!`}
    >
      <LogIn aria-hidden="true" className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">Login</span>
    </RouteLink>
  )
}

function HelpContact() {
  return (
    <>
      <p className="font-semibold text-ink">Butuh bantuan?</p>
      <p className="max-w-xs">
        Hubungi narahubung yang tercantum pada setiap{' '}
        <RouteLink to="coaching" className="text-brand underline underline-offset-2">
          jadwal coaching
        </RouteLink>
        .
      </p>
      <OfficeContact />
      <p>
        <PrivacyLink>Privasi data Anda</PrivacyLink>
      </p>
    </>
  )
}

/** Main layout: header, the general sidebar (a drawer under 768 px), footer (§2). */
export default function MainFrame({ children }: { children: ReactNode }) {
  const items = useNavigation('main', ICONS)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const route = useRoute()
  const isOwn = route !== null && routeOf(route.name).access !== 'anyone'
  return (
    <div className="flex min-h-dvh flex-col has-[main_[data-loading]]:[&>footer]:invisible">
      <SiteHeader
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(true)}
        slim={isOwn}
        actions={<AccountActions />}
      />
      <div className="flex flex-1">
        <aside className="no-print hidden w-52 shrink-0 border-line border-r bg-card md:block lg:w-60">
          <div className="sticky top-0 p-3">
            <Sidebar label="Menu utama" items={items} />
          </div>
        </aside>
        {/* while something loads the footer waits unseen, and below the fold, so that nothing in sight moves */}
        <main
          id="main"
          className="min-w-0 flex-1 px-gutter py-6 has-[[data-loading]]:min-h-dvh md:py-8"
        >
          <div className="mx-auto max-w-publik">{children}</div>
        </main>
      </div>
      <SiteFooter office={knownOffice()} contact={<HelpContact />} />
      <MobileDrawer open={isMenuOpen} onClose={closeMenu} title="Menu">
        <Sidebar label="Menu utama" items={items} onNavigate={closeMenu} />
        {isOwn && <IdentityBar />}
      </MobileDrawer>
    </div>
  )
}
