import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { OwnSessions } from '@/lib/entities/session'
import { accountOf } from '@/lib/testing/accounts'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const PHONE = {
  ...{ id: '3', browser: 'Chrome', system: 'Android', isCurrent: true },
  ...{ startedAt: '2026-08-24T02:00:00.000Z', lastUsedAt: '2026-08-24T03:30:00.000Z' },
}
const OFFICE = {
  ...{ id: '4', browser: 'Firefox', system: null, isCurrent: false },
  ...{ startedAt: '2026-08-20T01:05:00.000Z', lastUsedAt: '2026-08-21T08:10:00.000Z' },
}
const OLD = {
  ...{ id: '5', browser: null, system: null, isCurrent: false },
  ...{ startedAt: '2026-08-01T01:00:00.000Z', lastUsedAt: '2026-08-02T01:00:00.000Z' },
}
const LOGIN = {
  at: '2026-08-23T16:12:00.000Z',
  browser: 'Safari',
  system: 'iPhone',
  failedSince: 0,
}

const can = mockApi(api.features.list, ['sessions'])
const told = (sessions: OwnSessions['sessions'], previousLogin = null as never) =>
  mockApi(api.sessions.list, { sessions, previousLogin })

const ACCOUNTS = {
  user: [mockApi(api.asalInstansi.list, []), mockApi(api.category.list, [])],
  admin: [],
}

async function open(mocks: Mock[], role: 'user' | 'admin' = 'user') {
  const route = role === 'user' ? 'user' : 'admin/account'
  return renderScreen(route, {
    as: role,
    api: [...ACCOUNTS[role], mockApi(api.auth.me, accountOf(role)), can, ...mocks],
  })
}

const card = () => screen.findByRole('region', { name: 'Perangkat Anda' })
const rows = async () => within(await card()).findAllByRole('listitem')
const answer = async (title: string, label: string) =>
  within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
    name: label,
  })

describe.each(['user', 'admin'] as const)('on the account page of a %s', (role) => {
  it("'device, browser, since when, last used, which is this one'", async () => {
    await open([told([PHONE, OFFICE, OLD])], role)
    const texts = (await rows()).map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Chrome di Android Perangkat iniLogin sejak 24/08/2026 09:00 WIBTerakhir dipakai 24/08/2026 10:30 WIB',
      'Firefox Login sejak 20/08/2026 08:05 WIBTerakhir dipakai 21/08/2026 15:10 WIBKeluarkan',
      'Perangkat tidak dikenal Login sejak 01/08/2026 08:00 WIBTerakhir dipakai 02/08/2026 08:00 WIBKeluarkan',
    ])
    expect(screen.queryByText(/^Login terakhir/)).not.toBeInTheDocument()
    expect(await axe(await card())).toHaveNoViolations()
  })

  it("'last login shown after login'", async () => {
    await open([told([PHONE], LOGIN as never)], role)
    expect(
      await screen.findByText(
        'Login terakhir sebelum ini: Minggu, 23/08/2026 pukul 23:12 WIB, Safari di iPhone.',
      ),
    ).toBeVisible()
  })
})

it("'3 percobaan gagal sejak itu'", async () => {
  await open([told([PHONE], { ...LOGIN, failedSince: 3 } as never)])
  expect(
    await screen.findByText(/Safari di iPhone\. 3 percobaan gagal sejak itu\.$/),
  ).toBeVisible()
})

it('a device of a login that is not known is not named', async () => {
  await open([told([PHONE], { ...LOGIN, browser: null, system: null } as never)])
  expect(
    await screen.findByText(
      'Login terakhir sebelum ini: Minggu, 23/08/2026 pukul 23:12 WIB.',
    ),
  ).toBeVisible()
})

it("'end one': asks, ends and asks the server again", async () => {
  const view = await open([told([PHONE, OFFICE]), mockApi(api.sessions.end, null)])
  await rows()
  const end = screen.getByRole('button', { name: /^Keluarkan Firefox, login sejak/ })
  await view.user.click(end)
  await view.user.click(await answer('Keluarkan Firefox?', 'Batal'))
  expect(view.requestsTo(api.sessions.end)).toEqual([])
  await view.user.click(end)
  await view.user.click(await answer('Keluarkan Firefox?', 'Keluarkan'))
  expect(await screen.findByText('Perangkat sudah dikeluarkan')).toBeVisible()
  expect(view.requestsTo(api.sessions.end)).toMatchObject([{ path: '/auth/sessions/4' }])
  await waitFor(() => expect(view.requestsTo(api.sessions.list)).toHaveLength(2))
})

it("'end all others' is there where there are several", async () => {
  const view = await open([
    told([PHONE, OFFICE, OLD]),
    mockApi(api.sessions.endOthers, null),
  ])
  await rows()
  await view.user.click(
    screen.getByRole('button', { name: 'Keluarkan semua perangkat lain' }),
  )
  await view.user.click(await answer('Keluarkan semua perangkat lain (2)?', 'Keluarkan'))
  expect(await screen.findByText('Semua perangkat lain sudah dikeluarkan')).toBeVisible()
  expect(view.requestsTo(api.sessions.endOthers)).toHaveLength(1)
})

it('a refusal is told and never shown as done', async () => {
  const refused = problem(500, 'Terjadi kesalahan pada server.')
  const view = await open([told([PHONE, OFFICE]), mockApi(api.sessions.end, refused)])
  await rows()
  await view.user.click(screen.getByRole('button', { name: /^Keluarkan Firefox/ }))
  await view.user.click(await answer('Keluarkan Firefox?', 'Keluarkan'))
  expect(await screen.findByText(/Terjadi kesalahan pada server/)).toBeVisible()
  expect(screen.queryByText('Perangkat sudah dikeluarkan')).not.toBeInTheDocument()
})

it('a list that does not come is not shown as empty, and the account can be edited', async () => {
  await open([mockApi(api.sessions.list, offline)])
  expect(
    await within(await card()).findByText('Perangkat Anda tidak dapat dimuat'),
  ).toBeVisible()
  expect(await screen.findByLabelText('Nama Lengkap')).toBeEnabled()
})

it('a server that cannot list them is asked nothing and shows nothing', async () => {
  const view = await open([mockApi(api.features.list, [])])
  await screen.findByLabelText('Nama Lengkap')
  expect(screen.queryByText('Perangkat Anda')).not.toBeInTheDocument()
  expect(view.requestsTo(api.sessions.list)).toEqual([])
})
