import { act, screen, waitFor } from '@testing-library/react'
import { parse } from 'regexparam'
import { chapterSevenAnswers } from '@/app/_shell/testing/chapter-seven-answers'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import type { HashQuery } from '@/lib/router/href'
import { routeNames } from '@/lib/router/match'
import { type RouteName, routeOf } from '@/lib/routes'
import { CHAPTER_SEVEN } from '@/lib/testing/chapter-seven'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, type MockRequest, problem } from '@/lib/testing/mock-api'

const known = CHAPTER_SEVEN.map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, pattern: parse(path).pattern }
})
const isOfChapterSeven = ({ method, path }: MockRequest) =>
  known.some((one) => one.method === method && one.pattern.test(path))

/** Answers whatever nobody else answers. */
const UNKNOWN_CALL: Mock = {
  name: 'any call',
  matches: () => ({}),
  answer: () => problem(404, 'Tidak ditemukan'),
}

/** What is seen of each capability beside chapter 7, where a server has it. */
const TRACES =
  /Lupa password|tautan password baru|Perlu tindakan|pengajuan menunggu|melewati satu hari kerja|Pesan yang gagal terkirim|Ingatkan yang belum|Perangkat Anda|Verifikasi dua langkah|Sertifikat dari portal|Belum dikonfirmasi/i
const FAILURES =
  /tidak dapat dimuat|belum dapat dimuat|tidak ditemukan|Unexpected Application Error|Coba lagi/i

type Visitor = 'user' | 'admin' | 'superadmin' | null
const ROLES = { anyone: null, user: 'user', admin: 'superadmin' } as const

async function visit(name: RouteName, as: Visitor, query: HashQuery = {}) {
  const view = await renderScreen(name, {
    ...{ params: { id: '14' }, as, query },
    api: [UNKNOWN_CALL, ...chapterSevenAnswers(as ?? 'user')],
  } as never)
  await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument())
  await waitFor(() =>
    expect(document.querySelector('[aria-busy=true], .animate-pulse')).toBeNull(),
  )
  await act(async () => {})
  return view.requests.filter((request) => !isOfChapterSeven(request))
}

const namesOf = (requests: readonly MockRequest[]) => [
  ...new Set(requests.map(({ method, path }) => `${method} ${path}`)),
]

/** Texts that are seen and names that are read out, line by line. */
const told = () =>
  [...document.querySelectorAll('h1, h2, h3, a, button, p, label, [role=alert]')]
    .flatMap((element) => [element.textContent, element.getAttribute('aria-label')])
    .join('\n')

const linksBeside = () =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) =>
      /asal-instansi|#\/sertifikat|lupa-password|password-baru|konfirmasi-kontak/.test(
        href,
      ),
    )

async function expectNoTrace(...[name, as, query]: Parameters<typeof visit>) {
  const beside = namesOf(await visit(name, as, query))
  expect(beside.filter((call) => call !== 'GET /features')).toEqual([])
  expect(told()).not.toMatch(TRACES)
  expect(linksBeside()).toEqual([])
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts.filter(Boolean)).toEqual([])
  expect(logged).not.toHaveBeenCalled()
}

let logged: jest.SpyInstance
beforeEach(() => {
  freezeDate('2026-08-24T09:00:00+07:00')
  logged = jest.spyOn(console, 'error').mockImplementation()
})

const [BESIDE, OWN] = [true, false].map((isBeside) =>
  routeNames.filter((name) => (routeOf(name).feature !== undefined) === isBeside),
) as [RouteName[], RouteName[]]
const THERE = OWN.filter((name) => name !== 'not-found')

describe('with a server of chapter 7 alone', () => {
  test.each(THERE)('%s asks for nothing else and fails nowhere', async (name) => {
    await expectNoTrace(name, ROLES[routeOf(name).access])
    expect(document.body.textContent).not.toMatch(FAILURES)
  })

  test.each([
    ['home', 'user', {}],
    ['coaching/detail', 'user', {}],
    ['admin/beranda', 'superadmin', { pesan: 'gagal' }],
    ['admin/coaching', 'admin', { perlu: 'pengajuan' }],
    ['admin/coaching/add', 'admin', { dari: '14', salin: 'kategori,pre-test' }],
    ['admin/peserta/detail', 'admin', { tab: 'coaching' }],
    ...['peserta', 'pre-test', 'post-test', 'zoom-meeting', 'sertifikat', 'rekap'].map(
      (tab) => ['admin/coaching/detail', 'admin', { tab }] as const,
    ),
  ] as const)('%s as %s at %j', async (name, as, query) => {
    await expectNoTrace(name, as, query)
    expect(document.body.textContent).not.toMatch(FAILURES)
  })

  test.each(BESIDE)('there is no page %s', async (name) => {
    await expectNoTrace(name, ROLES[routeOf(name).access])
    expect(await screen.findByText('Oops! Page not found.')).toBeVisible()
  })
})
