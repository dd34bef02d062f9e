import { navEntries, sectionOf } from '@/lib/router/nav'
import type { RouteName } from '@/lib/routes'

const labels = (...args: Parameters<typeof navEntries>) =>
  navEntries(...args).map(({ name, label }) => `${label} > ${name}`)

test("'Daftar/Login (/login) when signed out', and Coaching opens the public list", () => {
  expect(labels('main', null)).toEqual([
    'Beranda > home',
    'Profile > profile',
    'Coaching > coaching',
    'FAQ > faq',
    'Panduan > guide',
    'Daftar/Login > login',
  ])
})

test("'/coaching/user for role user', and no login entry", () => {
  expect(labels('main', 'user')).toEqual([
    'Beranda > home',
    'Profile > profile',
    'Coaching > coaching/user',
    'FAQ > faq',
    'Panduan > guide',
  ])
})

test("'The shell sidebar links to … each child', in the fixed order", () => {
  expect(labels('proses-coaching', 'user').map((entry) => entry.split(' > ')[0])).toEqual([
    'Coach',
    'Materi',
    'Pre Test',
    'Zoom Meeting',
    'Post Test',
    'Survei Kepuasan',
    'Sertifikat',
  ])
})

test("'The sidebar links to /admin/beranda, /admin/profile, /admin/coaching, …', in this order", () => {
  expect(labels('admin', 'admin')).toEqual([
    'Beranda > admin/beranda',
    'Profile > admin/profile',
    'Coaching > admin/coaching',
    'FAQ > admin/faq',
    'Panduan > admin/panduan',
    'Peserta > admin/peserta',
    'Instansi > admin/asal-instansi',
    'Sertifikat > admin/sertifikat',
    'Register Sertifikat > admin/register-sertifikat',
    'Laporan > admin/laporan',
  ])
})

test('superadmins find the accounts, the office and its privacy page after them', () => {
  expect(labels('admin', 'superadmin').slice(-3)).toEqual([
    'Akun Admin > admin/akun-admin',
    'Kantor > admin/kantor',
    'Privasi > admin/privasi',
  ])
})

test.each<[RouteName, RouteName]>([
  ['home', 'home'],
  ['coaching/user', 'coaching'],
  ['coaching/detail', 'coaching'],
  ['coaching/ask-question', 'coaching'],
  ['user', 'user'],
  ['proses-coaching/materi', 'proses-coaching/materi'],
  ['admin/coaching/add', 'admin/coaching'],
  ['admin/category/detail', 'admin/faq'],
  ['admin/faq/add', 'admin/faq'],
  ['admin/infografik-minat', 'admin/peserta'],
  ['admin/account', 'admin/account'],
])('the screen %s belongs to %s', (name, section) => {
  expect(sectionOf(name)).toBe(section)
})
