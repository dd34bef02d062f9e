import type { Role } from './entities/user.ts'

export type Access = 'anyone' | 'user' | 'admin'
/** What surrounds a screen: its folder in `app/_screens` holds a `frame.tsx`; `bare` has none. */
export type FrameName = 'main' | 'proses-coaching' | 'admin' | 'bare'

export type Route = {
  /** Address after the `#`; `:name` is a parameter. */
  readonly path: string
  readonly title: string
  readonly frame: FrameName
  readonly access: Access
  /** Label in the frame's sidebar; without it the route is not listed there. */
  readonly nav?: string
  /** Who sees the sidebar entry; everyone when absent. */
  readonly navFor?: readonly (Role | 'visitor')[]
  /** Roles that are sent to another route from here. */
  readonly divert?: Partial<Record<Role, string>>
}

const route = <P extends string, const R extends Omit<Route, 'path'>>(
  path: P,
  rest: R,
) => ({
  path,
  ...rest,
})

const NOT_USER = ['visitor', 'admin', 'superadmin'] as const
const MAIN = { frame: 'main', access: 'anyone' } as const
const TEST = { frame: 'bare', access: 'user' } as const
const STEP = { frame: 'proses-coaching', access: 'user' } as const
const admin = (title: string, nav?: string) =>
  ({ frame: 'admin', access: 'admin', title, nav }) as const

/**
 * The site map: every address of §2 that is built, in its order. A route's name is its folder
 * below `app/_screens`. Sidebar, guard, chunks, links and parameter types come from this table.
 */
export const routes = {
  home: route('/', { ...MAIN, title: 'Beranda', nav: 'Beranda' }),
  profile: route('/profile', { ...MAIN, title: 'Profile', nav: 'Profile' }),
  coaching: route('/coaching', {
    ...MAIN,
    title: 'Coaching',
    nav: 'Coaching',
    navFor: NOT_USER,
    divert: { user: 'coaching/user' },
  }),
  'coaching/user': route('/coaching/user', {
    title: 'Daftar Coaching',
    frame: 'main',
    access: 'user',
    nav: 'Coaching',
    navFor: ['user'],
  }),
  'coaching/detail': route('/coaching/:id', { ...MAIN, title: 'Detail Coaching' }),
  'coaching/ask-question': route('/coaching/:id/ask-question', {
    title: 'Ajukan Pertanyaan',
    frame: 'main',
    access: 'user',
  }),
  faq: route('/faq', { ...MAIN, title: 'FAQ', nav: 'FAQ' }),
  guide: route('/guide', { ...MAIN, title: 'Panduan', nav: 'Panduan' }),
  login: route('/login', {
    ...MAIN,
    title: 'Login',
    nav: 'Daftar/Login',
    navFor: ['visitor'],
  }),
  register: route('/register', { title: 'Daftar', frame: 'bare', access: 'anyone' }),
  /** The user menu's 'Akun Saya' leads here for every role (decision 14). */
  user: route('/user', {
    title: 'Akun Saya',
    frame: 'main',
    access: 'user',
    divert: { admin: 'admin/account', superadmin: 'admin/account' },
  }),
  unauthorized: route('/unauthorized', {
    title: 'Tidak Berwenang',
    frame: 'bare',
    access: 'anyone',
  }),

  'proses-coaching/coach': route('/proses-coaching/:id/coach', {
    ...STEP,
    title: 'Coach',
    nav: 'Coach',
  }),
  'proses-coaching/materi': route('/proses-coaching/:id/materi', {
    ...STEP,
    title: 'Materi',
    nav: 'Materi',
  }),
  'proses-coaching/pre-test': route('/proses-coaching/:id/pre-test', {
    ...STEP,
    title: 'Pre Test',
    nav: 'Pre Test',
  }),
  'proses-coaching/zoom-meeting': route('/proses-coaching/:id/zoom-meeting', {
    ...STEP,
    title: 'Zoom Meeting',
    nav: 'Zoom Meeting',
  }),
  'proses-coaching/post-test': route('/proses-coaching/:id/post-test', {
    ...STEP,
    title: 'Post Test',
    nav: 'Post Test',
  }),
  'proses-coaching/survei-kepuasan': route('/proses-coaching/:id/survei-kepuasan', {
    ...STEP,
    title: 'Survei Kepuasan',
    nav: 'Survei Kepuasan',
  }),
  'proses-coaching/sertifikat': route('/proses-coaching/:id/sertifikat', {
    ...STEP,
    title: 'Sertifikat',
    nav: 'Sertifikat',
  }),
  'proses-coaching/sertifikat/preview': route('/proses-coaching/:id/sertifikat/preview', {
    ...TEST,
    title: 'Pratinjau Sertifikat',
  }),
  'proses-coaching/test/pre-test': route('/proses-coaching/:id/test/pre-test', {
    ...TEST,
    title: 'PRE TEST',
  }),
  'proses-coaching/test/pre-test/resume': route(
    '/proses-coaching/:id/test/pre-test/resume',
    {
      ...TEST,
      title: 'Pre Test Summary',
    },
  ),
  'proses-coaching/test/post-test': route('/proses-coaching/:id/test/post-test', {
    ...TEST,
    title: 'POST TEST',
  }),
  'proses-coaching/test/post-test/resume': route(
    '/proses-coaching/:id/test/post-test/resume',
    { ...TEST, title: 'Post Test Summary' },
  ),

  'admin/beranda': route('/admin/beranda', admin('DATA BERANDA', 'Beranda')),
  'admin/beranda/add': route('/admin/beranda/add', admin('Tambah Beranda')),
  'admin/beranda/detail': route('/admin/beranda/:id', admin('Ubah Beranda')),
  'admin/profile': route('/admin/profile', admin('DATA PROFIL', 'Profile')),
  'admin/profile/detail': route('/admin/profile/:id', admin('Ubah Profil')),
  'admin/coaching': route('/admin/coaching', admin('DATA COACHING', 'Coaching')),
  'admin/coaching/add': route('/admin/coaching/add', admin('Tambah Coaching')),
  'admin/coaching/detail': route('/admin/coaching/:id', admin('Tinjau Coaching')),
  'admin/category': route('/admin/category', admin('DATA FAQ: Kategori')),
  'admin/category/add': route('/admin/category/add', admin('Tambah Kategori')),
  'admin/category/detail': route('/admin/category/:id', admin('Ubah Kategori')),
  'admin/faq': route('/admin/faq', admin('DATA FAQ', 'FAQ')),
  'admin/faq/add': route('/admin/faq/add', admin('Tambah FAQ')),
  'admin/faq/detail': route('/admin/faq/:id', admin('Ubah FAQ')),
  'admin/panduan': route('/admin/panduan', admin('DATA PANDUAN', 'Panduan')),
  'admin/panduan/detail': route('/admin/panduan/:id', admin('Ubah Panduan')),
  'admin/peserta': route('/admin/peserta', admin('DATA PESERTA', 'Peserta')),
  'admin/peserta/detail': route('/admin/peserta/:id', admin('Detail Peserta')),
  'admin/infografik-minat': route('/admin/infografik-minat', admin('Infografik Minat')),
  'admin/asal-instansi': route('/admin/asal-instansi', admin('DATA INSTANSI', 'Instansi')),
  'admin/asal-instansi/add': route('/admin/asal-instansi/add', admin('Tambah Instansi')),
  'admin/asal-instansi/detail': route('/admin/asal-instansi/:id', admin('Ubah Instansi')),
  'admin/account': route('/admin/account', admin('Akun Saya')),

  'not-found': route('*', {
    title: 'Halaman tidak ditemukan',
    frame: 'bare',
    access: 'anyone',
  }),
} satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Where admins go from any page of the main layout (§2, decision 14). */
export const ADMIN_HOME: RouteName = 'admin/beranda'

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** Parameters of a route, from its path text: `{ id: string }` for `/coaching/:id`. */
export type RouteParams<N extends RouteName> = Record<
  ParamNames<(typeof routes)[N]['path']>,
  string
>
