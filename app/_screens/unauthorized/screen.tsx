import { leavePortal } from '@/app/_screens/leave-portal'
import { LostPage } from '@/app/_screens/lost-page'
import { RouteLink } from '@/components/navigation/route-link'
import { Button, buttonClass } from '@/components/ui/button'
import { GatedPath } from '@/components/ui/forest-path'
import { navigate } from '@/lib/router/navigate'
import { refreshSession } from '@/lib/session/session'
import { useSession } from '@/lib/session/use-session'

/** Whoever is signed in would be led from the form back to their own start: another account needs a logout. */
function logInAsOther() {
  refreshSession()
  navigate('login')
}

/** The 401 page (§2, §8). */
export default function UnauthorizedScreen() {
  const { role } = useSession()
  return (
    <LostPage
      picture={<GatedPath />}
      sentence="Sorry, you are not authorized to access this page."
      text="Akun Anda tidak memiliki akses ke halaman ini. Silakan login dengan akun yang sesuai atau kembali ke Beranda."
    >
      {role ? (
        <Button onClick={() => void leavePortal(logInAsOther)}>Login</Button>
      ) : (
        <RouteLink to="login" className={buttonClass()}>
          Login
        </RouteLink>
      )}
      <RouteLink to="home" className={buttonClass({ variant: 'secondary' })}>
        Ke Beranda
      </RouteLink>
    </LostPage>
  )
}
