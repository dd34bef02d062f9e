import { act, screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import { type Mock, mockApi, offline, problem, stalled } from '@/lib/testing/mock-api'

let attempts = 0

async function open(seconds: number, more: Mock[] = []) {
  jest.useFakeTimers({ now: new Date('2026-08-24T09:00:00+07:00') })
  attempts += 1
  const view = await renderScreen('proses-coaching/test/pre-test', {
    params: { id: `t${attempts}` },
    as: 'user',
    api: [...preTestMocks({ seconds }), ...more],
  })
  await pass(0)
  return view
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const timer = () => screen.getByRole('timer')
const spoken = () =>
  screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Sisa'))
const ended = () => screen.queryByRole('dialog', { name: 'Pre Test anda telah berakhir.' })

afterEach(() => jest.useRealTimers())

test('the time left counts down every second as mm:ss', async () => {
  await open(125)
  expect(timer()).toHaveTextContent('Sisa 02:05')
  await pass(1000)
  expect(timer()).toHaveTextContent('Sisa 02:04')
  await pass(5000)
  expect(timer()).toHaveTextContent('Sisa 01:59')
})

test('the timer speaks at 5 minutes, 1 minute and 30 seconds only', async () => {
  await open(302)
  expect(spoken()).toBeUndefined()
  await pass(2000)
  expect(spoken()).toHaveTextContent('Sisa waktu 5 menit atau kurang.')
  await pass(239_000)
  expect(spoken()).toHaveTextContent('Sisa waktu 5 menit atau kurang.')
  await pass(1000)
  expect(spoken()).toHaveTextContent('Sisa waktu 1 menit atau kurang.')
  await pass(30_000)
  expect(spoken()).toHaveTextContent('Sisa waktu 30 detik atau kurang.')
})

test('the timer can be hidden and still says when little time is left', async () => {
  const { user } = await open(62)
  await user.click(screen.getByRole('button', { name: 'Sembunyikan waktu' }))
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  await pass(2000)
  expect(screen.getAllByText(spoken()?.textContent ?? '')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Tampilkan waktu' }))
  expect(timer()).toHaveTextContent('Sisa 01:00')
})

test('a clock that is set three hours ahead or back changes nothing', async () => {
  const { answerWith } = await open(600)
  const startedAt = performance.now()
  answerWith(
    mockApi(api.preTest.start, () => ({
      remainingTimeSeconds: 600 - Math.floor((performance.now() - startedAt) / 1000),
      jawabanPreTest: [],
    })),
  )
  jest.setSystemTime(Date.now() + 3 * 3_600_000)
  await pass(6000)
  expect(timer()).toHaveTextContent('Sisa 09:54')
  expect(spoken()).toBeUndefined()
  jest.setSystemTime(Date.now() - 6 * 3_600_000)
  await pass(6000)
  expect(timer()).toHaveTextContent('Sisa 09:48')
})

test('after a sleep the time left comes from the server again', async () => {
  const { answerWith } = await open(1800)
  answerWith(mockApi(api.preTest.start, { remainingTimeSeconds: 600, jawabanPreTest: [] }))
  jest.setSystemTime(Date.now() + 1_200_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
  expect(timer()).toHaveTextContent('Sisa 10:00')
})

test('a test that ended while the laptop slept says so, shows no time left and asks no more', async () => {
  const { answerWith, requestsTo } = await open(1800)
  answerWith(mockApi(api.preTest.start, problem(409, 'Pre Test anda telah berakhir.')))
  jest.setSystemTime(Date.now() + 7_200_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(1000)
  expect(ended()).toBeVisible()
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull()
  const asked = requestsTo(api.preTest.start).length
  await pass(60_000)
  expect(requestsTo(api.preTest.start)).toHaveLength(asked)
})

test('an answer of the start that comes a minute late gives no minute: the server is asked again', async () => {
  const late = { remainingTimeSeconds: 1800, jawabanPreTest: [] }
  const { answerWith, requestsTo } = await open(1800, [
    mockApi(
      api.preTest.start,
      () => new Promise((settle) => setTimeout(() => settle(late), 70_000)),
    ),
  ])
  answerWith(mockApi(api.preTest.start, { ...late, remainingTimeSeconds: 1730 }))
  await pass(70_000)
  expect(timer()).toHaveTextContent('Sisa 28:50')
  await pass(60_000)
  expect(timer()).toHaveTextContent('Sisa 27:50')
  expect(requestsTo(api.preTest.start)).toHaveLength(2)
})

test('after a sleep no more than one question for the time waits for a server that hangs', async () => {
  const { answerWith, requestsTo } = await open(1800)
  answerWith(mockApi(api.preTest.start, stalled))
  jest.setSystemTime(Date.now() + 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(45_000)
  const [, ...asked] = requestsTo(api.preTest.start)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  answerWith(mockApi(api.preTest.start, { remainingTimeSeconds: 600, jawabanPreTest: [] }))
  await pass(40_000)
  expect(timer()).toHaveTextContent(/^Sisa (10:00|09:[2-5]\d)$/)
})

test('a line that is always late is asked for the time ever less often', async () => {
  const { answerWith, requestsTo } = await open(1800)
  const told = { remainingTimeSeconds: 600, jawabanPreTest: [] }
  answerWith(
    mockApi(
      api.preTest.start,
      () => new Promise((settle) => setTimeout(() => settle(told), 12_000)),
    ),
  )
  jest.setSystemTime(Date.now() + 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(180_000)
  const [, ...asked] = requestsTo(api.preTest.start)
  expect(asked.length).toBeLessThan(15)
  expect(timer()).toHaveTextContent(/^Sisa sekitar/)
})

test("'The test ends when the time runs out', once, even when the tab is hidden", async () => {
  const { requestsTo } = await open(3)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(2000)
  expect(ended()).not.toBeInTheDocument()
  await pass(1000)
  expect(ended()).toBeVisible()
  await pass(60_000)
  expect(requestsTo(api.preTest.end)).toHaveLength(1)
})

test('at zero an open question is closed and unsent answers go before the end', async () => {
  const { user, answerWith, requests } = await open(10, [
    mockApi(api.preTest.answer, offline),
  ])
  await user.click(screen.getByRole('radio', { name: 'A Pilihan pertama 1' }))
  await user.click(screen.getByRole('button', { name: 'Akhiri Test' }))
  await pass(0)
  expect(
    screen.getByRole('dialog', { name: 'Anda yakin ingin mengakhiri Test?' }),
  ).toBeVisible()
  answerWith(mockApi(api.preTest.answer, null))
  await pass(10_000)
  expect(
    screen.queryByRole('dialog', { name: 'Anda yakin ingin mengakhiri Test?' }),
  ).not.toBeInTheDocument()
  expect(ended()).toBeVisible()
  const sent = requests.map(({ path }) => path.split('/').at(-1))
  expect(sent.at(-1)).toBe('end')
  expect(sent.at(-2)).toBe('answer')
})

test('time over without a line: the screen closes, answers that arrive later are sent', async () => {
  const { answerWith, user, requests } = await open(3, [
    mockApi(api.preTest.answer, offline),
  ])
  await user.click(screen.getByRole('radio', { name: 'A Pilihan pertama 1' }))
  await pass(8000)
  const dialog = ended()
  expect(dialog).toBeVisible()
  expect(
    within(dialog ?? document.body).getByText(/1 jawaban masih menunggu/),
  ).toBeVisible()
  expect(requests.filter(({ path }) => path.endsWith('/end'))).toHaveLength(0)
  answerWith(mockApi(api.preTest.answer, null))
  await pass(40_000)
  expect(requests.slice(-2).map(({ path }) => path.split('/').at(-1))).toEqual([
    'answer',
    'end',
  ])
})
