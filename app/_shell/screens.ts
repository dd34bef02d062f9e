import type { ComponentType } from 'react'
import type { RouteName } from '@/lib/routes'

type LoadScreen = () => Promise<{ default: ComponentType }>

/** Every screen as a chunk of its own: the only place where screens are imported. */
export const screens: Record<RouteName, LoadScreen> = {
  home: () => import('@/app/_screens/home/screen'),
  profile: () => import('@/app/_screens/profile/screen'),
  coaching: () => import('@/app/_screens/coaching/screen'),
  'coaching/user': () => import('@/app/_screens/coaching/user/screen'),
  'coaching/detail': () => import('@/app/_screens/coaching/detail/screen'),
  'coaching/ask-question': () => import('@/app/_screens/coaching/ask-question/screen'),
  faq: () => import('@/app/_screens/faq/screen'),
  guide: () => import('@/app/_screens/guide/screen'),
  login: () => import('@/app/_screens/login/screen'),
  'lupa-password': () => import('@/app/_screens/lupa-password/screen'),
  'password-baru': () => import('@/app/_screens/password-baru/screen'),
  'konfirmasi-kontak': () => import('@/app/_screens/konfirmasi-kontak/screen'),
  'akun-pertama': () => import('@/app/_screens/akun-pertama/screen'),
  sertifikat: () => import('@/app/_screens/sertifikat/screen'),
  'sertifikat/detail': () => import('@/app/_screens/sertifikat/detail/screen'),
  privasi: () => import('@/app/_screens/privasi/screen'),
  register: () => import('@/app/_screens/register/screen'),
  user: () => import('@/app/_screens/user/screen'),
  unauthorized: () => import('@/app/_screens/unauthorized/screen'),
  'proses-coaching/coach': () => import('@/app/_screens/proses-coaching/coach/screen'),
  'proses-coaching/materi': () => import('@/app/_screens/proses-coaching/materi/screen'),
  'proses-coaching/pre-test': () =>
    import('@/app/_screens/proses-coaching/pre-test/screen'),
  'proses-coaching/zoom-meeting': () =>
    import('@/app/_screens/proses-coaching/zoom-meeting/screen'),
  'proses-coaching/post-test': () =>
    import('@/app/_screens/proses-coaching/post-test/screen'),
  'proses-coaching/survei-kepuasan': () =>
    import('@/app/_screens/proses-coaching/survei-kepuasan/screen'),
  'proses-coaching/sertifikat': () =>
    import('@/app/_screens/proses-coaching/sertifikat/screen'),
  'proses-coaching/sertifikat/preview': () =>
    import('@/app/_screens/proses-coaching/sertifikat/preview/screen'),
  'proses-coaching/test/pre-test': () =>
    import('@/app/_screens/proses-coaching/test/pre-test/screen'),
  'proses-coaching/test/pre-test/resume': () =>
    import('@/app/_screens/proses-coaching/test/pre-test/resume/screen'),
  'proses-coaching/test/post-test': () =>
    import('@/app/_screens/proses-coaching/test/post-test/screen'),
  'proses-coaching/test/post-test/resume': () =>
    import('@/app/_screens/proses-coaching/test/post-test/resume/screen'),
  'admin/beranda': () => import('@/app/_screens/admin/beranda/screen'),
  'admin/beranda/add': () => import('@/app/_screens/admin/beranda/add/screen'),
  'admin/beranda/detail': () => import('@/app/_screens/admin/beranda/detail/screen'),
  'admin/profile': () => import('@/app/_screens/admin/profile/screen'),
  'admin/profile/detail': () => import('@/app/_screens/admin/profile/detail/screen'),
  'admin/coaching': () => import('@/app/_screens/admin/coaching/screen'),
  'admin/coaching/add': () => import('@/app/_screens/admin/coaching/add/screen'),
  'admin/coaching/detail': () => import('@/app/_screens/admin/coaching/detail/screen'),
  'admin/category': () => import('@/app/_screens/admin/category/screen'),
  'admin/category/add': () => import('@/app/_screens/admin/category/add/screen'),
  'admin/category/detail': () => import('@/app/_screens/admin/category/detail/screen'),
  'admin/faq': () => import('@/app/_screens/admin/faq/screen'),
  'admin/faq/add': () => import('@/app/_screens/admin/faq/add/screen'),
  'admin/faq/detail': () => import('@/app/_screens/admin/faq/detail/screen'),
  'admin/panduan': () => import('@/app/_screens/admin/panduan/screen'),
  'admin/panduan/detail': () => import('@/app/_screens/admin/panduan/detail/screen'),
  'admin/peserta': () => import('@/app/_screens/admin/peserta/screen'),
  'admin/peserta/detail': () => import('@/app/_screens/admin/peserta/detail/screen'),
  'admin/infografik-minat': () => import('@/app/_screens/admin/infografik-minat/screen'),
  'admin/asal-instansi': () => import('@/app/_screens/admin/asal-instansi/screen'),
  'admin/asal-instansi/add': () => import('@/app/_screens/admin/asal-instansi/add/screen'),
  'admin/asal-instansi/detail': () =>
    import('@/app/_screens/admin/asal-instansi/detail/screen'),
  'admin/sertifikat': () => import('@/app/_screens/admin/sertifikat/screen'),
  'admin/sertifikat/detail': () => import('@/app/_screens/admin/sertifikat/detail/screen'),
  'admin/register-sertifikat': () =>
    import('@/app/_screens/admin/register-sertifikat/screen'),
  'admin/laporan': () => import('@/app/_screens/admin/laporan/screen'),
  'admin/akun-admin': () => import('@/app/_screens/admin/akun-admin/screen'),
  'admin/akun-admin/add': () => import('@/app/_screens/admin/akun-admin/add/screen'),
  'admin/akun-admin/detail': () => import('@/app/_screens/admin/akun-admin/detail/screen'),
  'admin/kantor': () => import('@/app/_screens/admin/kantor/screen'),
  'admin/hari-libur': () => import('@/app/_screens/admin/hari-libur/screen'),
  'admin/teks-pesan': () => import('@/app/_screens/admin/teks-pesan/screen'),
  'admin/privasi': () => import('@/app/_screens/admin/privasi/screen'),
  'admin/sistem': () => import('@/app/_screens/admin/sistem/screen'),
  'admin/pesan': () => import('@/app/_screens/admin/pesan/screen'),
  'admin/jejak': () => import('@/app/_screens/admin/jejak/screen'),
  'admin/account': () => import('@/app/_screens/admin/account/screen'),
  'not-found': () => import('@/app/_screens/not-found/screen'),
}
