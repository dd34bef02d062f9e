import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { provideSnapshot } from '@/lib/first-paint/snapshot'
import { coachingOf, coachOf } from '@/lib/testing/factories'
import { mockApi, offline } from '@/lib/testing/mock-api'

const on = (date: string | null) => ({ tanggalMeeting: date && `${date}T00:00:00+07:00` })
const fire = { categoryId: '5', category: { id: '5', name: 'Kebakaran hutan' } }

const list = [
  coachingOf({ id: '1', topic: 'Tanpa tanggal', ...on(null), jamMulai: null }),
  coachingOf({ id: '2', topic: 'Bulan depan', ...on('2026-09-02'), ...fire }),
  coachingOf({ id: '3', topic: 'Hari ini', ...on('2026-08-21'), coaches: [coachOf()] }),
  coachingOf({ id: '4', topic: 'Kemarin', ...on('2026-08-20') }),
  coachingOf({ id: '5', topic: 'Minggu depan', ...on('2026-08-28') }),
]

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-08-21T09:00:00+07:00'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
})
afterEach(() => {
  provideSnapshot({})
  jest.useRealTimers()
})

const open = (
  answer: Parameters<typeof mockApi>[1] = list,
  query?: Record<string, string>,
) =>
  renderScreen('coaching', {
    query,
    api: [mockApi(api.coaching.upcoming, answer as typeof list)],
  })

const topics = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

it("groups by 'MMMM YYYY', undated ones under 'Upcoming Coaching' last", async () => {
  await open()
  await screen.findByText('Hari ini')
  const months = screen.getAllByRole('heading', { level: 2 })
  expect(months.map((month) => month.textContent)).toEqual([
    'Agustus 2026',
    'September 2026',
    'Upcoming Coaching',
  ])
  const undated = within(screen.getByRole('region', { name: 'Upcoming Coaching' }))
  expect(undated.getByText('Tanggal dan pukul akan ditentukan kemudian')).toBeVisible()
})

it('lists only undated or future-dated coaching (after the start of today)', async () => {
  await open()
  await screen.findByText('Hari ini')
  expect(topics()).toEqual(['Hari ini', 'Minggu depan', 'Bulan depan', 'Tanpa tanggal'])
  expect(screen.queryByText('Kemarin')).not.toBeInTheDocument()
})

it('says of a list that came with the page that nothing is planned only once the server has answered', async () => {
  // a phone whose clock is ahead by months
  jest.setSystemTime(new Date('2026-11-22T09:00:00+07:00'))
  provideSnapshot({ 'coaching/upcoming': [list[4]] })
  let answer = () => {}
  const answered = new Promise<typeof list>((resolve) => {
    answer = () => resolve([])
  })
  const { requestsTo } = await renderScreen('coaching', {
    api: [mockApi(api.coaching.upcoming, () => answered)],
  })
  await waitFor(() => expect(requestsTo(api.coaching.upcoming)).not.toHaveLength(0))
  expect(screen.queryByText('Belum ada coaching terjadwal')).not.toBeInTheDocument()
  answer()
  expect(await screen.findByText('Belum ada coaching terjadwal')).toBeVisible()
})

it.each([
  { came: 'some of the list', answers: [list[4]], topic: 'Minggu depan' },
  { came: 'nothing to come', answers: [list[3]], topic: null },
])(
  'says that the list could not be loaded anew where $came came with the page',
  async ({ answers, topic }) => {
    provideSnapshot({ 'coaching/upcoming': answers })
    let isUp = false
    const { user } = await renderScreen('coaching', {
      api: [mockApi(api.coaching.upcoming, () => (isUp ? list : offline()))],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Data terbaru belum dapat dimuat. Yang tampil mungkin sudah berubah.',
    )
    if (topic) expect(screen.getByText(topic)).toBeVisible()
    expect(screen.queryByText('Belum ada coaching terjadwal')).not.toBeInTheDocument()
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByText('Hari ini')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

it('leads from a card to its detail', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Bulan depan' })).toHaveAttribute(
    'href',
    '#/coaching/2',
  )
})

it('searches every shown text and keeps the search in the address', async () => {
  const { user } = await open()
  await user.type(await screen.findByLabelText('Cari coaching'), 'siti rahma')
  expect(topics()).toEqual(['Hari ini'])
  const { childNodes: said } = screen.getByText('1 coaching ditemukan')
  expect(said).toHaveLength(1)
  await waitFor(() => expect(location.hash).toBe('#/coaching?q=siti+rahma'))
})

it('filters by category and keeps it in the address', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Kategori'), 'Kebakaran hutan')
  expect(topics()).toEqual(['Bulan depan'])
  await waitFor(() => expect(location.hash).toBe('#/coaching?kategori=5'))
})

it('takes a category of the address that no coaching has any more for all, as it says', async () => {
  await open(list, { kategori: '9' })
  expect(await screen.findByLabelText('Kategori')).toHaveDisplayValue('Semua kategori')
  expect(topics()).toHaveLength(4)
  expect(screen.queryByText('Tidak ada coaching yang cocok')).not.toBeInTheDocument()
})

it('starts from the search of the address, and clears it', async () => {
  const { user } = await open(list, { q: 'mangrove' })
  expect(await screen.findByText('Tidak ada coaching yang cocok')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }))
  expect(topics()).toHaveLength(4)
  await waitFor(() => expect(location.hash).toBe('#/coaching'))
})

it('says when nothing is planned', async () => {
  await open([])
  expect(await screen.findByText('Belum ada coaching terjadwal')).toBeVisible()
})

it('shows places while loading', async () => {
  const { container } = await open(() => new Promise(() => {}))
  expect(screen.getByRole('heading', { name: 'Coaching', level: 1 })).toBeVisible()
  expect(container.querySelectorAll('main [aria-hidden="true"]').length).toBeGreaterThan(6)
})

it('says when the list cannot be loaded, and tries again', async () => {
  const { user, answerWith } = await open(offline)
  expect(await screen.findByText('Jadwal coaching tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.coaching.upcoming, list))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Hari ini')).toBeVisible()
})

it('redirects role user to /coaching/user', async () => {
  await renderScreen('coaching', {
    as: 'user',
    api: [mockApi(api.coaching.upcomingUser, []), mockApi(api.coaching.taken, [])],
  })
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await open()
  await screen.findByText('Hari ini')
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})
