import type { Role } from '@/lib/entities/user'
import { decide } from '@/lib/router/decide'
import { routeNames } from '@/lib/router/match'
import { type RouteName, routeOf, routes } from '@/lib/routes'

const SHOW = { show: true }
const goTo = (name: RouteName) => ({ show: false, goTo: name })
const withAccess = (access: string) =>
  routeNames.filter((name) => routes[name].access === access)
const ADMINS: Role[] = ['admin', 'superadmin']

describe("'No role: route guards send the visitor to /login'", () => {
  test.each([...withAccess('user'), ...withAccess('admin')])('%s', (name) => {
    expect(decide(name, null)).toEqual(goTo('login'))
  })
})

describe('a visitor sees what is for anyone', () => {
  test.each(withAccess('anyone'))('%s', (name) => {
    expect(decide(name, null)).toEqual(SHOW)
  })
})

describe("'A role not in a route's allowed list goes to /unauthorized'", () => {
  test.each(withAccess('admin'))('role user at %s', (name) => {
    expect(decide(name, 'user')).toEqual(goTo('unauthorized'))
  })
  const elsewhere = withAccess('user').filter((name) => name !== 'user')
  test.each(elsewhere)('role admin and superadmin at %s', (name) => {
    for (const role of ADMINS) expect(decide(name, role)).toEqual(goTo('unauthorized'))
  })
})

describe("'Role user: /user, ask-question, /coaching/user and /proses-coaching/*'", () => {
  test.each(withAccess('user'))('%s', (name) => {
    expect(decide(name, 'user')).toEqual(SHOW)
  })
})

describe("'Roles admin and superadmin: all /admin/* routes'", () => {
  const ofOffice = withAccess('admin').filter((name) => routeOf(name).divert?.admin)
  const chapterTwo = withAccess('admin').filter((name) => !ofOffice.includes(name))
  test.each(chapterTwo)('%s', (name) => {
    for (const role of ADMINS) expect(decide(name, role)).toEqual(SHOW)
  })
  test.each(ofOffice)('%s is for superadmins alone', (name) => {
    expect(decide(name, 'superadmin')).toEqual(SHOW)
    expect(decide(name, 'admin')).toEqual(goTo('unauthorized'))
  })
})

describe("'Admins and superadmins landing in this layout are redirected to /admin/beranda'", () => {
  const main = routeNames.filter(
    (name) =>
      routes[name].frame === 'main' &&
      routes[name].access === 'anyone' &&
      !routeOf(name).forAdmins,
  )
  test.each(main)('%s', (name) => {
    for (const role of ADMINS) expect(decide(name, role)).toEqual(goTo('admin/beranda'))
  })
  test.each(['unauthorized', 'not-found'] as const)(
    'but %s stays (decision 73)',
    (name) => {
      for (const role of ADMINS) expect(decide(name, role)).toEqual(SHOW)
    },
  )
})

test.each(['lupa-password', 'password-baru', 'konfirmasi-kontak', 'privasi'] as const)(
  '%s is behind a link that an admin opens while signed in',
  (name) => {
    for (const role of ADMINS) expect(decide(name, role)).toEqual(SHOW)
  },
)

test("'/coaching: a visitor with role user is redirected to /coaching/user'", () => {
  expect(decide('coaching', 'user')).toEqual(goTo('coaching/user'))
})

test.each(ADMINS)("/user sends %s to /admin/account, so that 'Akun Saya' works", (role) => {
  expect(decide('user', role)).toEqual(goTo('admin/account'))
})
