import { navEntries } from '@/lib/router/nav'

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

test("the admin sidebar links to what is built of '/admin'", () => {
  expect(labels('admin', 'superadmin')).toEqual([
    'Beranda > admin/beranda',
    'Coaching > admin/coaching',
    'Peserta > admin/peserta',
  ])
})
