import type { Feature } from './entities/feature.ts'
import type { Role } from './entities/user.ts'

export type Access = 'anyone' | 'user' | 'admin'
/** What surrounds a screen: its folder in `app/_screens` holds a `frame.tsx`; `bare` has none. */
export type FrameName = 'main' | 'proses-coaching' | 'admin' | 'bare'

/** Everything that is known of an address; whoever needs it reads it here. */
export type Route = {
  /** Address after the `#`; `:name` is a parameter. */
  readonly path: string
  readonly title: string
  readonly frame: FrameName
  readonly access: Access
  /** Label in the frame's sidebar; without it the route is not listed there. */
  readonly nav?: string
  /** Icon of the sidebar entry, which the frame holds under this name. */
  readonly icon?: string
  /** Who sees the sidebar entry; everyone when absent. */
  readonly navFor?: readonly (Role | 'visitor')[]
  /** Name in the row of tabs that the routes of one section share. */
  readonly tab?: string
  /** The route to whose sidebar entry this one belongs; told by the name where absent. */
  readonly section?: string
  /** What the server must be able to do; with any other there is no such page. */
  readonly feature?: Feature
  /** Roles that are sent to another route from here. */
  readonly divert?: Partial<Record<Role, string>>
  /** Admins see it too, who leave all else in the main frame (§2): it is behind a link to whoever is signed in. */
  readonly forAdmins?: true
  /** §2 the frame counts down to the meeting here. */
  readonly countdown?: true
  /** A test is being taken: no newer build loads the page anew, nothing moves under the finger. */
  readonly undisturbed?: true
}

const NOT_USER = ['visitor', 'admin', 'superadmin'] as const
const MAIN = { frame: 'main', access: 'anyone' } as const
const OWN = { frame: 'main', access: 'user' } as const
const RESET = { section: 'login', feature: 'password-recovery', forAdmins: true } as const
const CONTACT = { ...RESET, feature: 'contact-confirmation' } as const
const INSTITUTIONS = { feature: 'institutions' } as const
const TEMPLATES = { feature: 'certificate-making' } as const
const CHECK = { feature: 'certificate-check' } as const
/** For superadmins alone. */
const LED = { divert: { admin: 'unauthorized' } } as const
const OFFICE = { feature: 'office', ...LED } as const
const IN_OFFICE = { section: 'admin/kantor', ...OFFICE } as const
const ADMINS = { feature: 'admin-accounts', ...LED } as const
const LED_NAV = { navFor: ['superadmin'] } as const
const PRIVACY = { feature: 'privacy', forAdmins: true } as const
const BARE = { frame: 'bare', access: 'anyone' } as const

type Shared = Pick<Route, 'frame' | 'access'>
type Own = Omit<Route, 'path' | 'title' | 'frame' | 'access'>

const route = <P extends string, const S extends Shared, const O extends Own = object>(
  path: P,
  title: string,
  shared: S,
  own?: O,
) => ({ path, title, ...shared, ...own }) as { path: P; title: string } & S & O

/** Makes the routes below an address. */
const below =
  <B extends string, const S extends Shared>(base: B, shared: S) =>
  <P extends string, const O extends Own = object>(path: P, title: string, own?: O) =>
    route<`${B}${P}`, S, O>(`${base}${path}`, title, shared, own)

const admin = below('/admin/', { frame: 'admin', access: 'admin' })
const inFrame = below('/proses-coaching/:id/', { frame: 'proses-coaching', access: 'user' })
const alone = below('/proses-coaching/:id/', { frame: 'bare', access: 'user' })

/** A page of a coaching in its frame, in the sidebar by its title. */
const step = <P extends string, const O extends Own>(path: P, title: string, own: O) =>
  inFrame(path, title, { nav: title, ...own })

/**
 * The site map: every address of §2 that is built, in its order. A route's name is its folder
 * below `app/_screens`. Sidebars, tabs, guard, chunks, links and parameter types come from this table.
 */
export const routes = {
  home: route('/', 'Beranda', MAIN, { nav: 'Beranda', icon: 'House' }),
  profile: route('/profile', 'Profile', MAIN, { nav: 'Profile', icon: 'CirclePlay' }),
  coaching: route('/coaching', 'Coaching', MAIN, {
    ...{ nav: 'Coaching', icon: 'CalendarDays', navFor: NOT_USER },
    divert: { user: 'coaching/user' },
  }),
  'coaching/user': route('/coaching/user', 'Daftar Coaching', OWN, {
    ...{ nav: 'Coaching', icon: 'CalendarDays', navFor: ['user'] },
    section: 'coaching',
  }),
  'coaching/detail': route('/coaching/:id', 'Detail Coaching', MAIN),
  'coaching/ask-question': route('/coaching/:id/ask-question', 'Ajukan Pertanyaan', OWN),
  faq: route('/faq', 'FAQ', MAIN, { nav: 'FAQ', icon: 'CircleHelp' }),
  guide: route('/guide', 'Panduan', MAIN, { nav: 'Panduan', icon: 'BookOpen' }),
  login: route('/login', 'Login', MAIN, {
    // whoever is signed in has no use for the form
    divert: { user: 'coaching/user' },
    ...{ nav: 'Daftar/Login', icon: 'LogIn', navFor: ['visitor'] },
  }),
  'lupa-password': route('/lupa-password', 'Lupa Password', MAIN, RESET),
  'password-baru': route('/password-baru', 'Password Baru', MAIN, RESET),
  'konfirmasi-kontak': route('/konfirmasi-kontak', 'Konfirmasi Kontak', MAIN, CONTACT),
  /** Behind the address that the first start of an empty portal prints. */
  'akun-pertama': route('/akun-pertama', 'Akun Pertama', MAIN, {
    ...{ section: 'login', feature: 'office' },
  }),
  sertifikat: route('/sertifikat', 'Periksa Sertifikat', BARE, CHECK),
  'sertifikat/detail': route('/sertifikat/:kode', 'Periksa Sertifikat', BARE, CHECK),
  privasi: route('/privasi', 'Privasi', MAIN, PRIVACY),
  register: route('/register', 'Daftar', BARE),
  /** The user menu's 'Akun Saya' leads here for every role (decision 14). */
  user: route('/user', 'Akun Saya', OWN, {
    divert: { admin: 'admin/account', superadmin: 'admin/account' },
  }),
  unauthorized: route('/unauthorized', 'Tidak Berwenang', BARE),

  'proses-coaching/coach': step('coach', 'Coach', { icon: 'Users', countdown: true }),
  'proses-coaching/materi': step('materi', 'Materi', { icon: 'BookOpen', countdown: true }),
  'proses-coaching/pre-test': step('pre-test', 'Pre Test', {
    ...{ icon: 'ClipboardList', countdown: true },
  }),
  'proses-coaching/zoom-meeting': step('zoom-meeting', 'Zoom Meeting', {
    ...{ icon: 'Video', countdown: true },
  }),
  'proses-coaching/post-test': step('post-test', 'Post Test', { icon: 'ClipboardCheck' }),
  'proses-coaching/survei-kepuasan': step('survei-kepuasan', 'Survei Kepuasan', {
    icon: 'Smile',
  }),
  'proses-coaching/sertifikat': step('sertifikat', 'Sertifikat', { icon: 'Award' }),
  'proses-coaching/sertifikat/preview': alone('sertifikat/preview', 'Pratinjau Sertifikat'),
  'proses-coaching/test/pre-test': alone('test/pre-test', 'PRE TEST', {
    undisturbed: true,
  }),
  'proses-coaching/test/pre-test/resume': alone('test/pre-test/resume', 'Resume Pre Test'),
  'proses-coaching/test/post-test': alone('test/post-test', 'POST TEST', {
    undisturbed: true,
  }),
  'proses-coaching/test/post-test/resume': alone(
    'test/post-test/resume',
    'Resume Post Test',
  ),

  'admin/beranda': admin('beranda', 'DATA BERANDA', { nav: 'Beranda', icon: 'House' }),
  'admin/beranda/add': admin('beranda/add', 'Tambah Beranda'),
  'admin/beranda/detail': admin('beranda/:id', 'Ubah Beranda'),
  'admin/profile': admin('profile', 'DATA PROFIL', { nav: 'Profile', icon: 'CirclePlay' }),
  'admin/profile/detail': admin('profile/:id', 'Ubah Profil'),
  'admin/coaching': admin('coaching', 'DATA COACHING', {
    ...{ nav: 'Coaching', icon: 'CalendarDays' },
  }),
  'admin/coaching/add': admin('coaching/add', 'Tambah Coaching'),
  'admin/coaching/detail': admin('coaching/:id', 'Tinjau Coaching'),
  'admin/category': admin('category', 'DATA FAQ: Kategori', {
    ...{ tab: 'Kategori', section: 'admin/faq' },
  }),
  'admin/category/add': admin('category/add', 'Tambah Kategori'),
  'admin/category/detail': admin('category/:id', 'Ubah Kategori'),
  'admin/faq': admin('faq', 'DATA FAQ', { nav: 'FAQ', icon: 'CircleHelp', tab: 'FAQ' }),
  'admin/faq/add': admin('faq/add', 'Tambah FAQ'),
  'admin/faq/detail': admin('faq/:id', 'Ubah FAQ'),
  'admin/panduan': admin('panduan', 'DATA PANDUAN', { nav: 'Panduan', icon: 'BookOpen' }),
  'admin/panduan/detail': admin('panduan/:id', 'Ubah Panduan'),
  'admin/peserta': admin('peserta', 'DATA PESERTA', {
    ...{ nav: 'Peserta', icon: 'Users', tab: 'Peserta' },
  }),
  'admin/peserta/detail': admin('peserta/:id', 'Detail Peserta'),
  'admin/infografik-minat': admin('infografik-minat', 'Infografik Minat', {
    tab: 'Infografik Minat',
    section: 'admin/peserta',
  }),
  'admin/asal-instansi': admin('asal-instansi', 'DATA INSTANSI', {
    nav: 'Instansi',
    icon: 'Building2',
    ...INSTITUTIONS,
  }),
  'admin/asal-instansi/add': admin('asal-instansi/add', 'Tambah Instansi', INSTITUTIONS),
  'admin/asal-instansi/detail': admin('asal-instansi/:id', 'Ubah Instansi', INSTITUTIONS),
  'admin/sertifikat': admin('sertifikat', 'TEMPLATE SERTIFIKAT', {
    ...{ nav: 'Sertifikat', icon: 'Award', ...TEMPLATES },
  }),
  'admin/sertifikat/detail': admin('sertifikat/:id', 'Atur Template', TEMPLATES),
  'admin/register-sertifikat': admin('register-sertifikat', 'REGISTER SERTIFIKAT', {
    ...{ nav: 'Register Sertifikat', icon: 'ScrollText', ...TEMPLATES },
  }),
  'admin/laporan': admin('laporan', 'LAPORAN', {
    ...{ nav: 'Laporan', icon: 'ChartNoAxesColumn', feature: 'report' },
  }),
  'admin/akun-admin': admin('akun-admin', 'AKUN ADMIN', {
    ...{ nav: 'Akun Admin', icon: 'ShieldCheck', ...LED_NAV, ...ADMINS },
  }),
  'admin/akun-admin/add': admin('akun-admin/add', 'Tambah Akun Admin', OFFICE),
  'admin/akun-admin/detail': admin('akun-admin/:id', 'Kelola Akun Admin', ADMINS),
  'admin/kantor': admin('kantor', 'KANTOR', {
    ...{ nav: 'Kantor', icon: 'Landmark', tab: 'Data kantor', ...LED_NAV, ...OFFICE },
  }),
  'admin/hari-libur': admin('hari-libur', 'Hari Libur', {
    tab: 'Hari libur',
    ...IN_OFFICE,
  }),
  'admin/teks-pesan': admin('teks-pesan', 'Teks Pesan', {
    tab: 'Teks pesan',
    ...IN_OFFICE,
  }),
  'admin/sistem': admin('sistem', 'Sistem', { tab: 'Sistem', ...IN_OFFICE }),
  'admin/pesan': admin('pesan', 'Pesan Keluar', { tab: 'Pesan keluar', ...IN_OFFICE }),
  'admin/jejak': admin('jejak', 'Jejak Tindakan', {
    ...{ tab: 'Jejak tindakan', ...IN_OFFICE, feature: 'audit-trail' },
  }),
  'admin/privasi': admin('privasi', 'HALAMAN PRIVASI', {
    ...{ nav: 'Privasi', icon: 'LockKeyhole', ...LED_NAV, ...PRIVACY, ...LED },
  }),
  'admin/account': admin('account', 'Akun Saya'),

  'not-found': route('*', 'Halaman tidak ditemukan', BARE),
} satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** A route by its name, with the facts that only some have. */
export const routeOf = (name: RouteName): Route => routes[name]

/** Names of the icons that the sidebar of a frame shows. */
export type NavIcon<F extends FrameName> = Extract<
  (typeof routes)[RouteName],
  { frame: F; icon: string }
>['icon']

/** Addresses that people come in by: whoever is further inside has the scripts already. */
export const isEntrance = ({ access, frame }: Route): boolean =>
  access === 'anyone' || frame === 'main'

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
