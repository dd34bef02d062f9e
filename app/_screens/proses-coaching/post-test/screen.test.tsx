import { act, screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { chapterSevenMocks, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { Mock } from '@/lib/testing/mock-api'

type Data = Parameters<typeof shellMocks>[0]

/** The meeting of the header is on 25/08/2026, 09:00 to 11:00 WIB. */
const open = (time: string, data?: Data | Mock[]) => openAt(`2026-08-25T${time}`, data)

async function openAt(time: string, data: Data | Mock[] = {}) {
  jest.useFakeTimers({ now: new Date(`${time}+07:00`) })
  const view = await renderScreen('proses-coaching/post-test', {
    params: { id: '14' },
    as: 'user',
    api: Array.isArray(data) ? data : shellMocks(data),
  })
  await pass(0)
  return view
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const start = () => screen.getByRole('button', { name: 'Mulai Post Test' })
const isBlocked = () => start().getAttribute('aria-disabled') === 'true'

afterEach(() => jest.useRealTimers())

test('before the meeting end it says when it opens, second by second', async () => {
  await open('10:58:57')
  expect(start()).toHaveAccessibleDescription(
    'Post Test dibuka setelah meeting selesai pukul 11:00 WIB dan ditutup pukul 21:00 WIB.',
  )
  expect(screen.getByText(/; dibuka 1 menit 3 detik lagi$/)).toBeVisible()
  await pass(1000)
  expect(screen.getByText(/; dibuka 1 menit 2 detik lagi$/)).toBeVisible()
})

test.each([
  [
    '2026-08-24T10:00',
    'Setelah 25/08/2026 pukul 11:00 WIB sampai sebelum pukul 21:00 WIB; dibuka 1 hari 1 jam',
  ],
  [
    '2026-08-25T10:00',
    'Setelah pukul 11:00 WIB sampai sebelum pukul 21:00 WIB; dibuka 1 jam',
  ],
  ['2026-08-26T10:00', 'Setelah 25/08/2026 pukul 11:00 WIB sampai sebelum pukul 21:00 WIB'],
])('at %s it names the day of its hours unless that is today: %s', async (at, told) => {
  await openAt(at)
  expect(screen.getByText(told, { exact: false })).toBeVisible()
})

test("opens by itself: 'now is after the meeting end', asking the server again", async () => {
  const { requestsTo } = await open('10:59:58')
  expect(isBlocked()).toBe(true)
  const before = requestsTo(api.coaching.header).length
  await pass(4000)
  expect(isBlocked()).toBe(false)
  expect(requestsTo(api.coaching.header).length).toBeGreaterThan(before)
})

test("closes by itself: '… and before 21:00 on the meeting day'", async () => {
  await open('20:59:57')
  expect(isBlocked()).toBe(false)
  expect(screen.getByText('Terbuka, 3 detik lagi sampai pukul 21:00 WIB')).toBeVisible()
  await pass(3000)
  expect(start()).toHaveAccessibleDescription(
    'Batas waktu Post Test pukul 21:00 WIB telah lewat.',
  )
})

test.each([
  ['20:29:59', '30 menit'],
  ['20:30:01', 'Kurang dari 30 menit: ditutup pukul 21:00 WIB'],
])('at %s the duration told is what whoever begins now is given: %s', async (at, told) => {
  await open(at)
  expect(screen.getByText(told)).toBeVisible()
})

test("'Post-test start is enabled only when the check says eligible'", async () => {
  await open('12:00:00', chapterSevenMocks({ postTestEligible: false }))
  expect(start()).toHaveAccessibleDescription('Anda belum memenuhi syarat Post Test.')
})

test('without date and times it cannot be started', async () => {
  await open('12:00:00', {
    header: { tanggalMeeting: null, jamMulai: null, jamSelesai: null },
  })
  expect(start()).toHaveAccessibleDescription(
    'Post Test belum dibuka: tanggal dan pukul meeting akan ditentukan kemudian.',
  )
})

test("§9 'Question counts and durations come from the coaching data (postTestSoal, postTestDurationMinutes …)'", async () => {
  await open('12:00:00', {
    header: { postTestSoal: 15, postTestDurationMinutes: 40 },
  })
  expect(screen.getByRole('heading', { name: 'Petunjuk' })).toBeVisible()
  expect(screen.getByText('15 soal, pilihan A sampai D')).toBeVisible()
  expect(screen.getByText('40 menit')).toBeVisible()
  expect(isBlocked()).toBe(false)
})

test("'One attempt only. Once a result exists, a summary replaces the instructions'", async () => {
  await open('12:00:00', { postTest: resultOf({ score: 86.6667 }) })
  expect(screen.getByText('86.67 / 100')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mulai Post Test' })).not.toBeInTheDocument()
})
