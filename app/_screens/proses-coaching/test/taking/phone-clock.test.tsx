import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks, questionsOf } from '@/app/_shell/testing/test-mocks'
import { readRunning } from '@/lib/answers/running-attempt'
import { api } from '@/lib/contract'
import { changeStored } from '@/lib/device/database'
import { clearDevice } from '@/lib/testing/device'
import { type Mock, mockApi, offline } from '@/lib/testing/mock-api'

const DAY_MS = 24 * 60 * 60 * 1000
const ATTEMPT = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const NO_LINE = [
  mockApi(api.coaching.header, offline),
  mockApi(api.preTest.start, offline),
  mockApi(api.preTest.questions, offline),
  mockApi(api.preTest.answer, offline),
]

const realNow = Date.now
const setPhoneAhead = (days: number) =>
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + days * DAY_MS)

beforeEach(clearDevice)
afterEach(() => jest.restoreAllMocks())

/** The device as a page left it that knew the server's time, at the second question. */
const leaveAtSecondQuestion = () =>
  changeStored('attempt 7 3 pre-test', () => {
    const time = { leftMs: 600_000, wall: Date.now() }
    const value = { questions: questionsOf(), index: 1, time, endsAt: realNow() + 600_000 }
    return { at: realNow(), value }
  })

const open = (mocks: Mock[] = NO_LINE) =>
  renderScreen('proses-coaching/test/pre-test', {
    params: { id: '3' },
    as: 'user',
    api: mocks,
  })
const question = (no: number) => screen.findByText(`Pertanyaan nomor ${no}?`)
const indexKept = async () => (await readRunning(ATTEMPT)).index

test.each([
  ['three months ahead', 92],
  ['two years behind', -730],
])('a phone that is %s goes on at its question, first without a line', async (_, days) => {
  setPhoneAhead(days)
  await leaveAtSecondQuestion()
  const { user } = await open()
  expect(await question(2)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Soal Selanjutnya' }))
  await waitFor(async () => expect(await indexKept()).toBe(2))
})

test('what it kept before the server told the time is there afterwards, of the age that it has then', async () => {
  setPhoneAhead(-730)
  await leaveAtSecondQuestion()
  const { user, answerWith, unmount } = await open()
  await question(2)
  await user.click(screen.getByRole('button', { name: 'Soal Selanjutnya' }))
  await waitFor(async () => expect(await indexKept()).toBe(2))

  answerWith(...preTestMocks({ seconds: 480 }))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^Sisa 0[78]:/))
  unmount()
  await open()
  expect(await question(3)).toBeVisible()
})
