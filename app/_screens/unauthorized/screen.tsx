import { LostPage } from '@/app/_screens/lost-page'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { GatedPath } from '@/components/ui/forest-path'

/** The 401 page (§2, §8). */
export default function UnauthorizedScreen() {
  return (
    <LostPage
      picture={<GatedPath />}
      sentence="Sorry, you are not authorized to access this page."
      text="Akun Anda tidak memiliki akses ke halaman ini. Silakan login dengan akun yang sesuai atau kembali ke Beranda."
    >
      <RouteLink to="login" className={buttonClass()}>
        Login
      </RouteLink>
      <RouteLink to="home" className={buttonClass({ variant: 'secondary' })}>
        Ke Beranda
      </RouteLink>
    </LostPage>
  )
}
