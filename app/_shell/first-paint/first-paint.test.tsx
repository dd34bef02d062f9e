import { screen, waitFor, within } from '@testing-library/react'
import { draw } from '@/app/_shell/testing/draw'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { firstCalls } from '@/lib/first-paint/first-calls'
import { provideSnapshot } from '@/lib/first-paint/snapshot'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

const NOW = new Date('2026-08-21T09:00:00+07:00')
const banners = [{ id: '1', image: 'hutan.jpg', caption: '<p>Jaga <b>rimba</b></p>' }]
const ANSWERS = {
  beranda: banners,
  'coaching/homepage': coachingOf(),
  'coaching/upcoming': [coachingOf()],
  'known-office': {
    ...{ name: 'Balai Uji', address: 'Jl. Rimba 1', email: 'balai@contoh.go.id' },
    ...{ whatsapp: '081234567890', logo: null, signer: '' },
  },
}
const calls = [
  mockApi(api.beranda.list, banners),
  mockApi(api.coaching.homepage, coachingOf()),
  mockApi(api.coaching.upcoming, [coachingOf({ topic: 'Topik baru' })]),
]

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
})
afterEach(() => {
  document.querySelector('first-paint')?.remove()
  provideSnapshot({})
  jest.useRealTimers()
})

it('draws the whole start page of a visitor without a browser or a call', () => {
  const { requests } = startMockApi([])
  const page = within(draw('home', '/', ANSWERS))
  expect(page.getByText('rimba', { selector: 'p > b' })).toBeTruthy()
  expect(page.getByText('Balai Uji')).toBeTruthy()
  expect(page.getByRole('link', { name: 'balai@contoh.go.id' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Beranda' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(page.getByRole('link', { name: 'Ikuti coaching' })).toHaveAttribute(
    'href',
    '#/coaching/14',
  )
  expect(page.getByRole('region', { name: 'Coaching bulan ini' })).toHaveTextContent(
    'Selasa, 25/08/2026',
  )
  expect(requests).toEqual([])
})

it('says what the site is where it was asked for', () => {
  const official = 'Situs resmi Pemerintah Republik Indonesia'
  const trial = 'Situs uji coba, bukan alamat resmi .go.id'
  const atOffice = draw('home', '/', ANSWERS, true)
  expect(within(atOffice).getByText(official)).toBeVisible()
  expect(within(atOffice).queryByText(trial)).toBeNull()
  atOffice.remove()
  expect(within(draw('home', '/', ANSWERS)).getByText(trial)).toBeVisible()
})

it('gives way to the application in one step, which takes over the focused link', async () => {
  const drawn = draw('home', '/', ANSWERS)
  within(drawn).getByRole('link', { name: 'Ikuti coaching' }).focus()
  await renderScreen('home', { api: calls })
  expect(document.querySelector('first-paint')).toBeNull()
  expect(document.documentElement.dataset.painted).toBeUndefined()
  expect(screen.getByRole('link', { name: 'Ikuti coaching' })).toHaveFocus()
})

it('takes over the skip link, and the content that it has led to', async () => {
  const skip = () => screen.getByRole('button', { name: 'Langsung ke konten' })
  draw('home', '/', ANSWERS)
  skip().focus()
  const { unmount } = await renderScreen('home', { api: calls })
  expect(skip()).toHaveFocus()
  unmount()
  const main = within(draw('home', '/', ANSWERS)).getByRole('main')
  main.tabIndex = -1
  main.focus()
  await renderScreen('home', { api: calls })
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('another screen that the server drew', () => {
  const CATEGORIES = [
    {
      ...{ id: '3', name: 'Mangrove' },
      faqs: [{ id: '31', categoryId: '3', question: 'Kapan menanam?', answer: 'Nanti.' }],
    },
  ]
  const SCREENS = {
    coaching: {
      ...{ path: '/coaching', answers: { 'coaching/upcoming': [coachingOf()] } },
      shown: coachingOf().topic,
    },
    'coaching/detail': {
      ...{ path: '/coaching/14', answers: { 'coaching/14': coachingOf() } },
      shown: 'Kuota',
    },
    faq: {
      ...{ path: '/faq', answers: { category: CATEGORIES }, shown: 'Kapan menanam?' },
    },
    login: { path: '/login', answers: {}, shown: 'Belum punya akun?' },
    register: { path: '/register', answers: { category: CATEGORIES }, shown: 'Mangrove' },
  }

  it.each(Object.entries(SCREENS))(
    '%s is whole: its heading and its content',
    (name, { path, answers, shown }) => {
      const drawn = draw(name as keyof typeof SCREENS, path, answers)
      expect(within(drawn).getAllByText(shown)[0]).toBeVisible()
      expect(within(drawn).getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  it('does not stand for a coaching that is gone by now', async () => {
    const { path, answers } = SCREENS['coaching/detail']
    draw('coaching/detail', path, answers)
    await renderScreen('coaching/detail', {
      params: { id: '14' },
      api: [mockApi(api.coaching.get, problem(404, 'Coaching tidak ditemukan.'))],
    })
    expect(await screen.findByText('Coaching tidak ditemukan')).toBeVisible()
    expect(screen.queryByText('Kuota')).not.toBeInTheDocument()
  })

  it('gives nothing of that to another address, gone to by its links', async () => {
    const { path, answers } = SCREENS.coaching
    const drawn = draw('coaching', path, answers)
    Object.assign(within(drawn).getByRole('searchbox'), { value: 'gambut' })
    within(drawn).getByRole('button', { name: 'Buka menu' }).dataset.pressed = ''
    await renderScreen('login', { api: [] })
    expect(await screen.findByLabelText('Username')).toHaveValue('')
    expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('of the start page, which is cut to what it shows, tells the list nothing', async () => {
    draw('home', '/', ANSWERS)
    const { unmount } = await renderScreen('coaching', {
      api: [mockApi(api.coaching.upcoming, offline)],
    })
    expect(await screen.findByText('Jadwal coaching tidak dapat dimuat')).toBeVisible()
    unmount()
  })
})

it('shows what came with the page at once and asks for it again', async () => {
  provideSnapshot(ANSWERS)
  let answer = () => {}
  const { requestsTo } = await renderScreen('home', {
    api: [
      ...calls,
      mockApi(api.coaching.upcoming, () => {
        return new Promise((resolve) => {
          answer = () => resolve([coachingOf({ topic: 'Topik baru' })])
        })
      }),
    ],
  })
  const month = within(screen.getByRole('region', { name: 'Coaching bulan ini' }))
  expect(month.getByText(coachingOf().topic)).toBeVisible()
  await waitFor(() => expect(requestsTo(api.coaching.upcoming)).toHaveLength(1))
  answer()
  expect(await month.findByText('Topik baru')).toBeVisible()
})

it('what the server can do came with the page: nothing appears late, and it is asked once more', async () => {
  provideSnapshot({ features: ['password-recovery'] })
  const { requestsTo } = await renderScreen('login', {
    api: [mockApi(api.features.list, () => new Promise(() => {}))],
  })
  expect(screen.getByRole('link', { name: 'Lupa password?' })).toBeVisible()
  await waitFor(() => expect(requestsTo(api.features.list)).toHaveLength(1))
})

it('keeps what came with the page where the line is down', async () => {
  provideSnapshot(ANSWERS)
  await renderScreen('home', {
    api: [
      mockApi(api.beranda.list, offline),
      mockApi(api.coaching.homepage, offline),
      mockApi(api.coaching.upcoming, offline),
    ],
  })
  expect(screen.getByRole('link', { name: 'Ikuti coaching' })).toBeVisible()
  expect(screen.queryByText(/tidak dapat dimuat/)).not.toBeInTheDocument()
})

const routesWithCalls = Object.keys(firstCalls) as (keyof typeof firstCalls)[]

it.each(routesWithCalls)(
  'the screen %s makes the calls that are begun for it',
  async (name) => {
    const { requests } = await renderScreen(name, {
      params: { id: '14' },
      api: [
        ...calls,
        mockApi(api.coaching.get, coachingOf()),
        mockApi(api.category.list, []),
        mockApi(api.asalInstansi.list, []),
        mockApi(api.profile.list, []),
        mockApi(api.panduan.list, []),
      ],
    })
    const wanted = firstCalls[name].map(({ path }) => path.replace(':id', '14'))
    await waitFor(() => {
      expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(wanted))
    })
  },
)
