import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { headerOf } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { HashQuery } from '@/lib/router/href'
import { routeNames } from '@/lib/router/match'
import { type Route, type RouteName, routes } from '@/lib/routes'
import { EVERY_CALL } from '@/lib/testing/every-call'
import { adminCoachingOf, participantOf } from '@/lib/testing/factories'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

/** The address with the fewest parameters last: it is the one that is meant. */
const endpoints = EVERY_CALL.filter(({ answer }) => answer !== undefined).sort(
  (a, b) => b.path.split(':').length - a.path.split(':').length,
)

const ROLES = { anyone: null, user: 'user', admin: 'superadmin' } as const
/** They ask for nothing before something is done on them. */
const SILENT: readonly RouteName[] = [
  'login',
  'password-baru',
  'konfirmasi-kontak',
  'sertifikat',
  'unauthorized',
  'not-found',
  'admin/beranda/add',
  'admin/category/add',
  'admin/asal-instansi/add',
]

const open = (
  name: RouteName,
  strange: unknown,
  { good = [], query = {} }: { good?: readonly Mock[]; query?: HashQuery } = {},
) => {
  const { access }: Route = routes[name]
  const mocks = endpoints.map((endpoint) => mockApi(endpoint, strange as never))
  const file = mockApi(api.certificate.download, problem(500, 'Gagal'))
  return renderScreen(name, {
    ...{ params: { id: '14', kode: 'K7M2PQ9XWD4H' }, as: ROLES[access], query },
    api: [...mocks, file, ...good],
  } as never)
}

/** What says that something could not be had, with the way to ask again. */
const offers = () =>
  screen.queryAllByRole('button', { name: /Coba lagi|Muat ulang (daftar|topik)/ })

async function expectToStand(name: RouteName) {
  await waitFor(() => expect(offers().length > 0 || SILENT.includes(name)).toBe(true))
  expect(screen.queryByText('Unexpected Application Error')).toBeNull()
  expect(screen.getByRole('main')).toBeInTheDocument()
}

const expectNoneShown = () =>
  expect(document.body.textContent).not.toMatch(/(Belum|Tidak) ada |\b0 dari /)

// §8 'Certificate fetch failure: only logged'
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())

describe.each<[string, unknown]>([
  ['null', null],
  ['{}', {}],
])('where every call answers %s, it is said and can be asked again', (_, strange) => {
  test.each(routeNames)('%s', async (name) => {
    await open(name, strange)
    await expectToStand(name)
    // §7: null is what the homepage call answers where no coaching is near
    if (name !== 'home' || strange !== null) expectNoneShown()
  })

  const header = mockApi(api.coaching.header, headerOf())
  test.each([
    'coach',
    'materi',
    // a check without a field means "not yet" (decision 58), so that {} is an answer
    ...(strange === null ? (['zoom-meeting'] as const) : []),
    'test/pre-test',
    'test/post-test',
  ] as const)('proses-coaching/%s, with a header', async (step) => {
    const name = `proses-coaching/${step}` as const
    await open(name, strange, { good: [header] })
    await expectToStand(name)
    expectNoneShown()
  })

  const coaching = mockApi(api.adminCoaching.get, adminCoachingOf())
  test.each([
    'coach',
    'peserta',
    'pre-test',
    'post-test',
    'zoom-meeting',
    'sertifikat',
    'rekap',
  ])('admin/coaching/detail, with a coaching, tab %s', async (tab) => {
    const name = 'admin/coaching/detail'
    await open(name, strange, { good: [coaching], query: { tab } })
    await expectToStand(name)
    expectNoneShown()
  })

  test('admin/peserta/detail, with a participant', async () => {
    const name = 'admin/peserta/detail'
    const good = [mockApi(api.user.get, participantOf())]
    await open(name, strange, { good, query: { tab: 'coaching' } })
    await expectToStand(name)
    expectNoneShown()
  })
})
