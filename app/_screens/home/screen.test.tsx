import { fireEvent, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { coachingOf, progressOf } from '@/lib/testing/factories'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const NOW = new Date('2026-08-21T09:00:00+07:00')

const banners = [
  {
    id: '1',
    image: 'beranda/hutan.jpg',
    caption: '<p>Jaga <strong>rimba</strong> kita<script>alert(1)</script></p>',
  },
  { id: '2', image: 'https://file.contoh.go.id/dua.jpg', caption: '<p>Banner kedua</p>' },
]

const answers = {
  beranda: mockApi(api.beranda.list, banners),
  homepage: mockApi(api.coaching.homepage, coachingOf()),
  upcoming: mockApi(api.coaching.upcoming, [
    coachingOf({ id: '1', topic: 'Agustus satu' }),
    coachingOf({ id: '2', topic: 'Agustus dua' }),
    coachingOf({ id: '3', topic: 'Agustus tiga' }),
    coachingOf({ id: '4', topic: 'Agustus empat' }),
    coachingOf({
      id: '5',
      topic: 'September',
      tanggalMeeting: '2026-09-02T00:00:00+07:00',
    }),
  ]),
}
const all = Object.values(answers)

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
})
afterEach(() => jest.useRealTimers())

const panel = () => screen.findByRole('region', { name: 'Coaching terdekat' })

it('shows the nearest coaching with its countdown and leads to it', async () => {
  await renderScreen('home', { api: all })
  const found = within(await panel())
  expect(
    await found.findByRole('heading', {
      name: 'Pengukuhan kawasan hutan dan penataan batas',
    }),
  ).toBeVisible()
  expect(found.getByText('Sisa 4 kursi')).toBeVisible()
  expect(found.getByText('Selasa, 25/08/2026')).toBeVisible()
  expect(found.getByText('09:00–11:00 WIB')).toBeVisible()
  expect(found.getByRole('timer')).toHaveTextContent('04 hari')
  const join = found.getByRole('link', { name: 'Ikuti coaching' })
  expect(join).toHaveAttribute('href', '#/coaching/14')
})

it.each([
  ['2026-08-25T08:59:50+07:00', 'Sisa 4 kursi', 1],
  ['2026-08-25T09:30:00+07:00', 'Berlangsung sampai 11:00 WIB', 0],
  ['2026-08-25T11:00:01+07:00', 'Sudah selesai', 1],
])('at %s says beside a countdown that has run out: %s', async (now, note, timers) => {
  jest.setSystemTime(new Date(now))
  await renderScreen('home', { api: all })
  const found = within(await panel())
  expect(await found.findByText(note)).toBeVisible()
  expect(found.queryAllByRole('timer')).toHaveLength(timers)
})

it('shows an empty panel and no error when there is no nearest coaching', async () => {
  await renderScreen('home', {
    api: [...all, mockApi(api.coaching.homepage, null)],
  })
  const found = within(await panel())
  expect(await found.findByText('Belum ada coaching terjadwal')).toBeVisible()
  expect(found.getByText(/Silakan kembali beberapa hari lagi/)).toBeVisible()
  // of a new portal the guide is there from the first; its FAQ may be empty
  const guide = found.getByRole('link', { name: 'Baca panduan' })
  expect(guide).toHaveAttribute('href', '#/guide')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('who is signed in as a participant', () => {
  const taken = (changes: Partial<TakenCoaching> = {}): TakenCoaching => ({
    ...coachingOf(),
    ...{ userCoachingStatus: 'Proses Coaching', proposalId: 'p1', reason: null },
    progress: progressOf(),
    ...changes,
  })
  const open = (list: TakenCoaching[] | typeof offline) =>
    renderScreen('home', { as: 'user', api: [...all, mockApi(api.coaching.taken, list)] })
  const now = () => screen.findByRole('region', { name: 'Sekarang' })

  it('sees what is now, with its button, before everything else', async () => {
    await open([taken()])
    const card = within(await now())
    expect(
      card.getByText('Pre Test sebelum meeting mulai 25/08/2026 pukul 09:00 WIB'),
    ).toBeVisible()
    expect(card.getByRole('link', { name: /^Mulai Pre Test/ })).toHaveAttribute(
      'href',
      '#/proses-coaching/14/pre-test',
    )
  })

  it('goes on with a running test at once', async () => {
    const deadline = '2026-08-21T09:20:00+07:00'
    const progress = progressOf({ runningTests: [{ kind: 'pre-test', deadline }] })
    await open([taken({ progress })])
    expect(
      within(await now()).getByRole('link', { name: /^Lanjutkan Pre Test/ }),
    ).toHaveAttribute('href', '#/proses-coaching/14/test/pre-test')
  })

  it('is not asked to join the coaching that is taken', async () => {
    await open([taken()])
    const found = within(await panel())
    expect(await found.findByRole('link', { name: 'Lihat coaching Anda' })).toHaveAttribute(
      'href',
      '#/coaching/user',
    )
    expect(screen.queryByRole('link', { name: 'Ikuti coaching' })).not.toBeInTheDocument()
  })

  it('is asked to join one that is not', async () => {
    await open([taken({ id: '99' })])
    const found = within(await panel())
    expect(await found.findByRole('link', { name: 'Ikuti coaching' })).toBeVisible()
  })

  it('a list that failed is not one without coachings, and is asked for again', async () => {
    const { user, answerWith } = await open(offline)
    expect(await screen.findByText('Coaching Anda tidak dapat dimuat')).toBeVisible()
    const found = within(await panel())
    expect(found.getByRole('link', { name: 'Lihat coaching' })).toHaveAttribute(
      'href',
      '#/coaching/14',
    )
    expect(screen.queryByText(/Tidak ada jadwal/)).not.toBeInTheDocument()
    answerWith(mockApi(api.coaching.taken, []))
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(
      within(await now()).getByText('Tidak ada jadwal coaching Anda yang akan datang'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lihat yang tersedia' })).toHaveAttribute(
      'href',
      '#/coaching/user?tab=tersedia',
    )
  })
})

it('a visitor has no such card, and nothing is asked for it', async () => {
  const { requestsTo } = await renderScreen('home', { api: all })
  expect(await screen.findByText('Agustus satu')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Sekarang' })).not.toBeInTheDocument()
  expect(requestsTo(api.coaching.taken)).toHaveLength(0)
})

it('shows the banners with their captions, cleaned, and pictures under the assets base', async () => {
  const { container } = await renderScreen('home', { api: all })
  const carousel = await screen.findByRole('region', { name: 'Banner beranda' })
  expect(within(carousel).getByText('rimba')).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
  const pictures = [...carousel.querySelectorAll('img')].map((img) =>
    img.getAttribute('src'),
  )
  expect(pictures).toEqual([
    '/e-coaching/files/beranda/hutan.jpg',
    'https://file.contoh.go.id/dua.jpg',
  ])
  for (const img of carousel.querySelectorAll('img')) expect(img).toHaveAttribute('width')
  expect(
    within(carousel).getByRole('button', { name: 'Jeda putar otomatis' }),
  ).toBeVisible()
})

it('a banner whose picture does not come shows the forest, as flyers do', async () => {
  await renderScreen('home', { api: all })
  const carousel = await screen.findByRole('region', { name: 'Banner beranda' })
  for (const img of carousel.querySelectorAll('img')) fireEvent.error(img)
  expect(carousel.querySelector('img')).toBeNull()
  expect(within(carousel).getByText('rimba')).toBeVisible()
})

it('welcomes without banners', async () => {
  await renderScreen('home', { api: [...all, mockApi(api.beranda.list, [])] })
  expect(
    await screen.findByText('Tingkatkan kapasitas, jaga rimba Indonesia'),
  ).toBeVisible()
})

it('shows the first three coachings of this month', async () => {
  await renderScreen('home', { api: all })
  const month = await screen.findByRole('region', { name: 'Coaching bulan ini' })
  expect(await within(month).findByText('Agustus satu')).toBeVisible()
  expect(within(month).getByText('Agustus tiga')).toBeVisible()
  expect(within(month).queryByText('Agustus empat')).not.toBeInTheDocument()
  expect(within(month).queryByText('September')).not.toBeInTheDocument()
})

it('shows the next ones when this month has none, and says when there are none at all', async () => {
  const later = coachingOf({
    topic: 'September',
    tanggalMeeting: '2026-09-02T00:00:00+07:00',
  })
  const view = await renderScreen('home', {
    api: [...all, mockApi(api.coaching.upcoming, [later])],
  })
  const next = await screen.findByRole('region', { name: 'Coaching mendatang' })
  expect(within(next).getByText('September')).toBeVisible()
  view.unmount()
  await renderScreen('home', { api: [...all, mockApi(api.coaching.upcoming, [])] })
  expect(await screen.findByText('Belum ada jadwal')).toBeVisible()
})

it.each([
  { as: null, who: 'a visitor', steps: ['1. Daftar', '2. Ajukan pertanyaan', '3. Ikuti'] },
  { as: 'user', who: 'a participant', steps: ['1. Ajukan pertanyaan', '2. Ikuti'] },
] as const)('tells $who the steps that are left', async ({ as, steps }) => {
  await renderScreen('home', { api: [...all, mockApi(api.coaching.taken, [])], as })
  const region = screen.getByRole('region', { name: 'Cara mengikuti' })
  const names = within(region).getAllByRole('heading', { level: 3 })
  expect(names.map((name) => name.textContent)).toEqual(steps)
})

it('keeps every other part when one call fails, and tries again', async () => {
  const { user, answerWith } = await renderScreen('home', {
    api: [
      answers.beranda,
      mockApi(api.coaching.homepage, problem(500, 'Server sedang sibuk')),
      mockApi(api.coaching.upcoming, offline),
    ],
  })
  const found = within(await panel())
  expect(await found.findByText('Coaching terdekat tidak dapat dimuat')).toBeVisible()
  expect(screen.getByText('Jadwal coaching tidak dapat dimuat')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Banner beranda' })).toBeVisible()
  answerWith(answers.homepage)
  await user.click(found.getByRole('button', { name: 'Coba lagi' }))
  expect(await found.findByText('Sisa 4 kursi')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await renderScreen('home', { api: all })
  await screen.findByText('Agustus satu')
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})
