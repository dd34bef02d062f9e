import { fireEvent, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { coachingOf } from '@/lib/testing/factories'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const NOW = new Date('2026-08-21T09:00:00+07:00')

const banners = [
  {
    id: '1',
    image: 'beranda/hutan.jpg',
    caption: '<p>Jaga <strong>rimba</strong> kita<script>alert(1)</script></p>',
  },
  { id: '2', image: 'https://berkas.contoh.go.id/dua.jpg', caption: '<p>Banner kedua</p>' },
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
  ['2026-08-25T08:59:50+07:00', null],
  ['2026-08-25T09:30:00+07:00', 'Sedang berlangsung'],
  ['2026-08-25T11:00:01+07:00', null],
])('at %s says beside the countdown: %s', async (now, note) => {
  jest.setSystemTime(new Date(now))
  await renderScreen('home', { api: all })
  const found = within(await panel())
  expect(await found.findByRole('timer')).toHaveTextContent(note ? '00 detik' : /detik/)
  expect(found.queryByText('Sedang berlangsung')?.textContent ?? null).toBe(note)
})

it('shows an empty panel and no error when there is no nearest coaching', async () => {
  await renderScreen('home', {
    api: [...all, mockApi(api.coaching.homepage, null)],
  })
  const found = within(await panel())
  expect(await found.findByText('Belum ada coaching terjadwal')).toBeVisible()
  expect(found.getByRole('link', { name: 'Baca FAQ' })).toHaveAttribute('href', '#/faq')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
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
    'https://berkas.contoh.go.id/dua.jpg',
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

it('tells the three steps', async () => {
  await renderScreen('home', { api: all })
  const steps = screen.getByRole('region', { name: 'Cara mengikuti' })
  const names = within(steps).getAllByRole('heading', { level: 3 })
  expect(names.map((name) => name.textContent)).toEqual([
    '1. Daftar',
    '2. Ajukan pertanyaan',
    '3. Ikuti',
  ])
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
