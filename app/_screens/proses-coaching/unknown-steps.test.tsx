import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import {
  chapterSevenMocks,
  headerOf,
  resultOf,
  shellMocks,
} from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'

const BEFORE = '2026-08-24T09:00:00+07:00'
const AFTER = '2026-08-25T12:00:00+07:00'
const NAMES = ['Pre Test', 'Zoom Meeting', 'Post Test', 'Survei Kepuasan', 'Sertifikat']

type At = 'proses-coaching/coach' | 'proses-coaching/pre-test' | 'proses-coaching/post-test'

function open(mocks: Mock[], { now = BEFORE, at = 'proses-coaching/coach' as At } = {}) {
  freezeDate(now)
  return renderScreen(at, {
    params: { id: '14' },
    as: 'user',
    api: [mockApi(api.coaching.get, coachingOf()), ...mocks],
  })
}

const rail = () => screen.getByRole('navigation', { name: 'Langkah Anda' })
const notes = () =>
  within(rail())
    .getAllByRole('link')
    .map(({ textContent }, index) => textContent?.slice(NAMES[index]?.length))
const note = (name: string) => notes()[NAMES.indexOf(name)]
const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')))

const SIX = [
  api.preTest.result,
  api.postTest.result,
  api.postTest.check,
  api.zoomMeeting.check,
  api.survey.check,
  api.certificate.check,
]

test('a header that fails leaves every step unknown, never locked, and all recover by themselves', async () => {
  const { answerWith, container } = await open([mockApi(api.coaching.header, offline)])
  await screen.findByText('Coaching ini tidak dapat dibuka')
  expect(notes()).toEqual(
    Array(5).fill('Belum dapat diketahui: data coaching belum terbaca.'),
  )
  expect(screen.getByText('Data coaching belum terbaca')).toBeVisible()
  expect(screen.queryByText(/Terkunci|akan ditentukan kemudian/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Langkah Anda' })).toBeInTheDocument()
  expect(await axeCalmly(container)).toHaveNoViolations()

  answerWith(...shellMocks({ preTest: resultOf() }))
  lineIsBack()
  await waitFor(() => expect(note('Pre Test')).toBe('Pre Test sudah dikerjakan.'))
  expect(screen.getByText('KHT-2026-014')).toBeVisible()
  expect(await screen.findByText('Coach belum ditentukan')).toBeVisible()
  expect(screen.queryByText('Memuat…')).not.toBeInTheDocument()
})

test('until the first answer the steps say that they are being asked, and none is there to be missed', async () => {
  let answer = () => {}
  const header = () =>
    new Promise<ReturnType<typeof headerOf>>((resolve) => {
      answer = () => resolve(headerOf())
    })
  await open([mockApi(api.coaching.header, header)])
  expect(screen.getByText('Memeriksa…')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Langkah Anda' })).toBeNull()
  await waitFor(() => answer())
  await waitFor(() => expect(note('Sertifikat')).toMatch(/^Terkunci: Belum lengkap/))
})

test('a header with progress is all that the steps need', async () => {
  const { requestsTo } = await open(shellMocks({ preTest: resultOf() }))
  await waitFor(() => expect(note('Pre Test')).toBe('Pre Test sudah dikerjakan.'))
  expect(SIX.flatMap((call) => requestsTo(call))).toEqual([])
  expect(requestsTo(api.coaching.header)).toHaveLength(1)
})

test('a server of chapter 7 alone tells the same in its own calls', async () => {
  const { requestsTo } = await open(
    chapterSevenMocks({ preTest: resultOf(), postTestEligible: true }),
    { now: AFTER },
  )
  await waitFor(() =>
    expect(notes()).toEqual([
      'Pre Test sudah dikerjakan.',
      'Ditutup: Meeting telah selesai; kehadiran Anda belum dicatat.',
      'Terbuka: Kerjakan Post Test sebelum pukul 21:00 WIB; hanya satu kali.',
      'Terkunci: Survei dibuka setelah Post Test selesai.',
      'Terkunci: Belum lengkap: Pre Test, Zoom Meeting, Post Test.',
    ]),
  )
  expect(SIX.map((call) => requestsTo(call).length)).toEqual([1, 1, 1, 1, 1, 1])
})

test('one of the six that fails leaves its own step unknown, and recovers by itself', async () => {
  const { answerWith } = await open(
    [
      ...chapterSevenMocks({ preTest: resultOf(), postTestEligible: true }),
      mockApi(api.postTest.result, offline),
    ],
    { now: AFTER },
  )
  await waitFor(() => expect(note('Pre Test')).toBe('Pre Test sudah dikerjakan.'))
  await waitFor(() =>
    expect(note('Post Test')).toBe('Belum dapat diketahui: hasil Post Test belum terbaca.'),
  )
  expect(note('Survei Kepuasan')).toBe('Terkunci: Survei dibuka setelah Post Test selesai.')
  answerWith(mockApi(api.postTest.result, resultOf()))
  lineIsBack()
  await waitFor(() => expect(note('Post Test')).toBe('Post Test sudah dikerjakan.'))
})

test('it can be asked again by hand, too', async () => {
  const { user, answerWith } = await open([
    ...chapterSevenMocks(),
    mockApi(api.zoomMeeting.check, problem(500, 'Rusak')),
  ])
  await waitFor(() =>
    expect(note('Zoom Meeting')).toBe(
      'Belum dapat diketahui: kehadiran Anda belum terbaca.',
    ),
  )
  answerWith(...chapterSevenMocks({ meeting: { attended: true } }))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(note('Zoom Meeting')).toBe('Kehadiran Anda sudah dicatat.'))
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test('the end of the meeting, which chapter 7 leaves out of the header, is unknown until it is read', async () => {
  const { user, answerWith } = await open(
    [...chapterSevenMocks({ postTestEligible: true }), mockApi(api.coaching.get, offline)],
    { now: AFTER, at: 'proses-coaching/post-test' },
  )
  const start = await screen.findByRole('button', { name: 'Mulai Post Test' })
  await waitFor(() =>
    expect(start).toHaveAccessibleDescription(
      'Belum dapat diketahui: jadwal meeting belum terbaca.',
    ),
  )
  answerWith(mockApi(api.coaching.get, coachingOf()))
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled', 'true'))
  expect(main.getByText('10 soal, pilihan A sampai D')).toBeVisible()
})

test('an attempt whose time has just run out is not offered again while its last answers are taken', async () => {
  await open(
    shellMocks({
      runningTests: [{ kind: 'pre-test', deadline: '2026-08-24T08:59:40+07:00' }],
    }),
    { at: 'proses-coaching/pre-test' },
  )
  expect(
    await screen.findByRole('button', { name: 'Mulai Pre Test' }),
  ).toHaveAccessibleDescription('Waktu Pre Test sudah habis; hasilnya segera tampil.')
  expect(note('Pre Test')).toBe(
    'Ditutup: Waktu Pre Test sudah habis; hasilnya segera tampil.',
  )
})

test('a coaching that was taken away meanwhile says why and leads to the list', async () => {
  const { user, answerWith } = await open(shellMocks())
  await screen.findByText('Coach belum ditentukan')
  answerWith(mockApi(api.coaching.header, problem(410, 'Coaching ini sudah dihapus.')))
  await user.click(within(rail()).getByRole('link', { name: /^Pre Test/ }))
  expect(await screen.findByText('Coaching ini sudah dihapus.')).toBeVisible()
  const header = within(screen.getByRole('region', { name: 'Coaching' }))
  expect(header.getByText('KHT-2026-014')).toBeVisible()
  expect(header.queryByText('Data coaching belum terbaca')).not.toBeInTheDocument()
  expect(header.queryByRole('timer')).not.toBeInTheDocument()
  expect(header.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ke Daftar Coaching' })).toHaveAttribute(
    'href',
    '#/coaching/user',
  )
  expect(screen.queryByRole('navigation', { name: 'Langkah Anda' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})
