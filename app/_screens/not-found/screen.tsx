import { LostPage } from '@/app/_screens/lost-page'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { ForkedPath } from '@/components/ui/forest-path'

/** The catch-all 404 page (§2, §8). */
export default function NotFoundScreen() {
  return (
    <LostPage
      picture={<ForkedPath />}
      sentence="Oops! Page not found."
      text="Halaman yang Anda cari tidak ada. Alamatnya mungkin salah ketik atau sudah berubah."
    >
      <RouteLink to="home" className={buttonClass()}>
        Ke Beranda
      </RouteLink>
      <RouteLink to="coaching" className={buttonClass({ variant: 'secondary' })}>
        Lihat jadwal coaching
      </RouteLink>
    </LostPage>
  )
}
