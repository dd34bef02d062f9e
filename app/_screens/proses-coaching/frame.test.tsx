import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { RouteName } from '@/lib/routes'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

type Shown = Extract<
  RouteName,
  | 'proses-coaching/coach'
  | 'proses-coaching/materi'
  | 'proses-coaching/zoom-meeting'
  | 'proses-coaching/survei-kepuasan'
  | 'proses-coaching/sertifikat'
>

async function open(
  data: Parameters<typeof shellMocks>[0] = {},
  {
    at = 'proses-coaching/coach',
    now = '2026-08-24T08:58:58+07:00',
  }: { at?: Shown; now?: string } = {},
) {
  freezeDate(now)
  const view = await renderScreen(at, {
    params: { id: '14' },
    as: 'user',
    api: [...shellMocks(data), mockApi(api.coaching.get, coachingOf())],
  })
  await screen.findByText('KHT-2026-014')
  return view
}

const steps = () => screen.getByRole('navigation', { name: 'Langkah Anda' })
const step = (name: string) =>
  within(steps()).getByRole('link', { name: new RegExp(`^${name}`) })

test('the header shows code and topic, the sidebar links to /coaching/user and every child', async () => {
  const { container } = await open()
  expect(screen.getByText('Pengukuhan kawasan hutan dan penataan batas')).toBeVisible()
  const hrefs = ['Menu coaching', 'Langkah Anda'].flatMap((name) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  )
  expect(hrefs).toEqual([
    '#/coaching/user',
    '#/proses-coaching/14/coach',
    '#/proses-coaching/14/materi',
    '#/proses-coaching/14/pre-test',
    '#/proses-coaching/14/zoom-meeting',
    '#/proses-coaching/14/post-test',
    '#/proses-coaching/14/survei-kepuasan',
    '#/proses-coaching/14/sertifikat',
  ])
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test.each<Shown>([
  'proses-coaching/coach',
  'proses-coaching/materi',
  'proses-coaching/zoom-meeting',
  'proses-coaching/survei-kepuasan',
  'proses-coaching/sertifikat',
])(
  '%s: nothing under the title asks for, or promises, what the state below denies',
  async (at) => {
    await open({}, { at })
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBeNull()
  },
)

test('counts down to the meeting start in days, hours, minutes and seconds', async () => {
  await open()
  expect(screen.getByRole('timer')).toHaveTextContent('01 hari00 jam01 menit02 detik')
})

test.each([
  ['2026-08-25T08:59:59+07:00', null],
  ['2026-08-25T09:30:00+07:00', 'Sedang berlangsung sampai 11:00 WIB'],
  ['2026-08-25T11:00:01+07:00', null],
])('at %s the zeros of the countdown are explained: %s', async (now, words) => {
  await open({}, { now })
  const header = screen.getByRole('region', { name: 'Coaching' })
  expect(within(header).getByRole('timer')).toBeVisible()
  const running = within(header).queryByText(/^Sedang berlangsung/)
  expect(running?.textContent ?? null).toBe(words)
})

test.each<[Shown, boolean]>([
  ['proses-coaching/coach', true],
  ['proses-coaching/materi', true],
  ['proses-coaching/survei-kepuasan', false],
  ['proses-coaching/sertifikat', false],
])('the header of %s has a countdown: %s', async (at, isShown) => {
  await open({}, { at })
  const header = screen.getByRole('region', { name: 'Coaching' })
  expect(within(header).queryAllByRole('timer')).toHaveLength(isShown ? 1 : 0)
})

test('date and time show on hover, focus and tap of the icon', async () => {
  const { user } = await open()
  const icon = screen.getByRole('button', { name: 'Tanggal dan waktu coaching' })
  const text = 'Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB'
  expect(icon).toHaveAccessibleDescription(
    `KHT-2026-014 · Pengukuhan kawasan hutan dan penataan batas ${text}`,
  )
  expect(screen.getByText(text)).not.toBeVisible()
  await user.hover(icon)
  expect(screen.getByText(text)).toBeVisible()
  await user.unhover(icon)
  expect(screen.getByText(text)).not.toBeVisible()
  act(() => icon.focus())
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  await user.keyboard('{Escape}')
  expect(screen.getByText(text)).not.toBeVisible()
  await user.click(icon)
  expect(screen.getByText(text)).toBeVisible()
})

test("without a start time: zeros and 'Tanggal dan pukul akan ditentukan kemudian'", async () => {
  await open({ header: { tanggalMeeting: null, jamMulai: null, jamSelesai: null } })
  expect(screen.getByRole('timer')).toHaveTextContent('00 hari00 jam00 menit00 detik')
  const header = screen.getByRole('region', { name: 'Coaching' })
  expect(
    within(header)
      .getAllByText('Tanggal dan pukul akan ditentukan kemudian')
      .some((element) => element.checkVisibility?.() ?? true),
  ).toBe(true)
})

test("'Batal Ikut': 'After cancelling, the user goes to /coaching/user'", async () => {
  const { user, answerWith, requestsTo } = await open()
  answerWith(
    mockApi(api.coaching.cancel, null),
    mockApi(api.coaching.taken, []),
    mockApi(api.coaching.upcomingUser, []),
  )
  await user.click(screen.getByRole('button', { name: 'Batal Ikut' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin batal mengikuti Coaching ini?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Ya' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  expect(requestsTo(api.coaching.cancel)).toMatchObject([{ params: { id: '14' } }])
  expect(await screen.findByText('Anda belum mengikuti coaching')).toBeVisible()
  await untilStill()
})

test.each(['Selesai', 'SELESAI'])(
  "hides 'Batal Ikut' when the status is %s",
  async (code) => {
    await open({ header: { userCoachingStatus: code as 'Selesai' } })
    expect(screen.queryByRole('button', { name: 'Batal Ikut' })).not.toBeInTheDocument()
  },
)

test('every step says whether it is done, open or locked, why and until when', async () => {
  await open({ preTest: resultOf() })
  await waitFor(() =>
    expect(step('Pre Test')).toHaveTextContent('Pre Test sudah dikerjakan.'),
  )
  expect(step('Zoom Meeting')).toHaveTextContent(
    'Terkunci: Tautan meeting belum dibagikan oleh admin. Jadwal: Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB.',
  )
  expect(step('Post Test')).toHaveTextContent(
    'Terkunci: Post Test dibuka setelah meeting selesai 25/08/2026 pukul 11:00 WIB dan ditutup pukul 21:00 WIB.',
  )
  expect(step('Survei Kepuasan')).toHaveTextContent(
    'Terkunci: Survei dibuka setelah Post Test selesai.',
  )
  expect(step('Sertifikat')).toHaveTextContent(
    'Terkunci: Belum lengkap: Zoom Meeting, Post Test.',
  )
})

test('an open post-test names its limit', async () => {
  await open({}, { now: '2026-08-25T12:00:00+07:00' })
  await waitFor(() =>
    expect(step('Post Test')).toHaveTextContent(
      'Terbuka: Kerjakan Post Test sebelum pukul 21:00 WIB; hanya satu kali.',
    ),
  )
})

test('the phone has a drawer with the same steps and says which one this is', async () => {
  const { user } = await open({}, { at: 'proses-coaching/zoom-meeting' })
  await user.click(screen.getByRole('button', { name: 'Langkah 2 dari 5' }))
  const drawer = await screen.findByRole('dialog', { name: 'Langkah Anda' })
  await user.click(within(drawer).getByRole('link', { name: 'Materi' }))
  await waitFor(() => expect(location.hash).toBe('#/proses-coaching/14/materi'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Belum ada materi')).toBeVisible()
  await untilStill()
})

test('a coaching that may not be opened says why and leads back', async () => {
  await renderScreen('proses-coaching/coach', {
    params: { id: '14' },
    as: 'user',
    api: [
      mockApi(api.coaching.header, problem(403, 'Anda bukan peserta coaching ini.')),
      mockApi(api.coaching.get, coachingOf()),
    ],
  })
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Coaching ini tidak dapat dibuka',
    }),
  ).toBeVisible()
  expect(screen.getByText('Anda bukan peserta coaching ini.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ke Daftar Coaching' })).toBeVisible()
  expect(screen.queryByText('Data coaching belum terbaca')).not.toBeInTheDocument()
})

test('without a line it can be tried again', async () => {
  const { user, answerWith } = await renderScreen('proses-coaching/coach', {
    params: { id: '14' },
    as: 'user',
    api: [mockApi(api.coaching.header, offline), mockApi(api.coaching.get, coachingOf())],
  })
  await screen.findByText('Coaching ini tidak dapat dibuka')
  answerWith(...shellMocks())
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('KHT-2026-014')).toBeVisible()
  expect(await screen.findByText('Coach belum ditentukan')).toBeVisible()
})
