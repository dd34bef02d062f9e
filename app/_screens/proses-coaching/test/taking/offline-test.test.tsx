import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks, questionsOf } from '@/app/_shell/testing/test-mocks'
import { keepRunning, readRunning } from '@/lib/answers/running-attempt'
import { api } from '@/lib/contract'
import { clearDevice } from '@/lib/testing/device'
import { type Mock, mockApi, offline, problem, proxyPage } from '@/lib/testing/mock-api'

const NO_LINE = [
  mockApi(api.coaching.header, offline),
  mockApi(api.preTest.start, offline),
  mockApi(api.preTest.questions, offline),
  mockApi(api.preTest.answer, offline),
  mockApi(api.preTest.end, offline),
]

beforeEach(clearDevice)

/** The page of a test, as opened anew; `id` names the coaching. */
const open = (id: string, mocks: Mock[]) =>
  renderScreen('proses-coaching/test/pre-test', {
    params: { id },
    as: 'user',
    api: [...preTestMocks(), ...mocks],
  })

const attemptOf = (coachingId: string) =>
  ({ userId: '7', coachingId, kind: 'pre-test' }) as const
const question = (no: number) => screen.findByText(`Pertanyaan nomor ${no}?`)
const timer = () => screen.findByRole('timer')
const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')))

/** The device as a page left it that was closed a minute ago, at the second question. */
const keepAttempt = (coachingId: string, leftMs: number) => {
  const time = { leftMs, wall: Date.now() - 60_000 }
  const endsAt = Date.now() + leftMs
  keepRunning(attemptOf(coachingId), { questions: questionsOf(), index: 1, time, endsAt })
}

test('a page opened anew goes on at the question that was shown', async () => {
  const first = await open('position', [])
  await question(1)
  await first.user.click(screen.getByRole('button', { name: 'Soal Selanjutnya' }))
  await question(2)
  first.unmount()
  await waitFor(async () =>
    expect((await readRunning(attemptOf('position'))).index).toBe(1),
  )
  await open('position', [])
  expect(await question(2)).toBeVisible()
  expect(await timer()).toHaveTextContent(/^Sisa (30:00|29:5\d)$/)
})

test('a page opened anew without a line still says which coaching it is', async () => {
  const first = await open('code', [])
  await question(1)
  const code = (await screen.findByText(/^KHT-/)).textContent
  await waitFor(async () =>
    expect((await readRunning(attemptOf('code'))).coachingCode).toBe(code),
  )
  first.unmount()
  await open('code', NO_LINE)
  await question(1)
  expect(screen.getByText(`${code}`)).toBeVisible()
})

test("a proxy's page that says 409 does not close the test: it goes on by what the device knows", async () => {
  keepAttempt('a page', 600_000)
  const { user } = await open('a page', [
    mockApi(api.preTest.start, proxyPage(409)),
    mockApi(api.preTest.answer, proxyPage(409)),
  ])
  await question(2)
  await user.click(await screen.findByRole('radio', { name: /^A / }))
  expect(
    await screen.findByText(/^Test tetap dapat dikerjakan\. Jawaban disimpan/),
  ).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await readRunning(attemptOf('a page'))).questions).toHaveLength(3)
})

test('without a line it goes on at its question, the time runs, choices wait and are sent', async () => {
  keepAttempt('no-line', 600_000)
  const { user, answerWith, requestsTo } = await open('no-line', NO_LINE)
  expect(await question(2)).toBeVisible()
  expect(await timer()).toHaveTextContent(/^Sisa sekitar (09:00|08:5\d)$/)
  expect(screen.getByText('Tidak ada sambungan')).toBeVisible()
  // it was never told here, so that nothing is made up
  expect(screen.queryByText(/^KHT-/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'C Pilihan ketiga 2' }))
  expect(await screen.findAllByText(/Menunggu sinyal/)).not.toHaveLength(0)

  answerWith(...preTestMocks({ seconds: 480 }))
  lineIsBack()
  await waitFor(async () =>
    expect(await timer()).toHaveTextContent(/^Sisa (08:00|07:5\d)$/),
  )
  expect(await screen.findAllByText(/^Tersimpan/)).not.toHaveLength(0)
  expect(screen.queryByText('Tidak ada sambungan')).not.toBeInTheDocument()
  expect(requestsTo(api.preTest.answer).at(-1)?.body).toEqual({
    preTestSoalId: 'q2',
    jawabanUser: 'C',
  })
})

test.each([
  ['a line that is back', lineIsBack],
  [
    'an answer that got through',
    () => userEvent.click(screen.getByRole('radio', { name: 'C Pilihan ketiga 2' })),
  ],
])(
  '%s ends the word of a lost line at once, however long the next try is off',
  async (what, act) => {
    keepAttempt(what, 600_000)
    const { answerWith, requestsTo } = await open(what, NO_LINE)
    expect(await screen.findByText('Tidak ada sambungan')).toBeVisible()
    await waitFor(() => expect(requestsTo(api.preTest.start)).toHaveLength(2))
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    answerWith(...preTestMocks({ seconds: 480 }))
    await act()
    await waitFor(() =>
      expect(screen.queryByText('Tidak ada sambungan')).not.toBeInTheDocument(),
    )
    expect(await timer()).toHaveTextContent(/^Sisa (08:00|07:5\d)$/)
  },
)

test('a time that is over by an unsure clock ends nothing until the server has said so', async () => {
  keepAttempt('unsure', 30_000)
  const { answerWith, requestsTo } = await open('unsure', NO_LINE)
  await question(2)
  expect(await timer()).toHaveTextContent('Sisa sekitar 00:00')
  expect(
    screen.getByText(
      'Waktu test diperkirakan habis. Begitu dapat dihubungi, server memastikan sisa waktu; jawaban yang terlambat tidak diterima.',
    ),
  ).toBeVisible()
  answerWith(...preTestMocks({ seconds: 240 }))
  lineIsBack()
  await waitFor(async () =>
    expect(await timer()).toHaveTextContent(/^Sisa (04:00|03:5\d)$/),
  )
  expect(requestsTo(api.preTest.end)).toHaveLength(0)
})

test('an attempt that ended meanwhile is told when the line is back', async () => {
  keepAttempt('ended', 30_000)
  const { answerWith } = await open('ended', NO_LINE)
  await question(2)
  answerWith(mockApi(api.preTest.start, problem(409, 'Pre Test anda telah berakhir.')))
  lineIsBack()
  expect(
    await screen.findByRole('dialog', { name: 'Pre Test anda telah berakhir.' }),
  ).toBeVisible()
})

test('a refusal of the server is not covered by what the device knows', async () => {
  keepAttempt('refused', 600_000)
  const refusal = problem(403, 'Anda belum diterima pada coaching ini.')
  await open('refused', [mockApi(api.preTest.start, refusal)])
  expect(await screen.findByText('Test tidak dapat dibuka')).toBeVisible()
  expect(screen.getByText('Anda belum diterima pada coaching ini.')).toBeVisible()
})

test('a test that this device does not know opens by itself when the line is back', async () => {
  const { answerWith } = await open('unknown', NO_LINE)
  expect(await screen.findByText('Test tidak dapat dibuka')).toBeVisible()
  answerWith(...preTestMocks())
  lineIsBack()
  expect(await question(1)).toBeVisible()
})

const BEGUN = /^Test sudah dimulai dan waktunya berjalan\. /
const MAYBE = /^Belum diketahui apakah test sudah dimulai; bila sudah, waktunya berjalan\. /

test.each<[string, Mock, RegExp]>([
  ['the answer is lost', mockApi(api.preTest.start, offline), MAYBE],
  ['a proxy has given up', mockApi(api.preTest.start, proxyPage(504)), MAYBE],
  ['the questions do not come', mockApi(api.preTest.questions, offline), BEGUN],
])('whose time may run without being seen is told so: %s', async (why, mock, told) => {
  const { unmount } = await open(why, [mock])
  expect(await screen.findByText(told)).toBeVisible()
  unmount()
  await open(why, NO_LINE)
  expect(await screen.findByText(told)).toBeVisible()
})

test('a start that never left the device has not begun the test', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open('off', NO_LINE)
  expect(await screen.findByText(/^Periksa sambungan internet Anda/)).toBeVisible()
})

test('another account finds nothing of it', async () => {
  const other = { ...attemptOf('other'), userId: '8' }
  keepRunning(other, {
    questions: questionsOf(),
    time: { leftMs: 60_000, wall: Date.now() },
  })
  await open('other', NO_LINE)
  expect(await screen.findByText('Test tidak dapat dibuka')).toBeVisible()
})
