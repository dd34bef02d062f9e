import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { preTestMocks, questionsOf } from '@/app/_shell/testing/test-mocks'
import { chosen, EMPTY_QUEUE, stalled as waiting } from '@/lib/answers/queue-state'
import { keepRunning, readRunning } from '@/lib/answers/running-attempt'
import { api } from '@/lib/contract'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import {
  type Mock,
  mockApi,
  offline,
  problem,
  proxyPage,
  stalled,
} from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'
import { cannotEnd } from './cannot-end'

beforeEach(clearDevice)

const UNKNOWN = /^Belum diketahui apakah test sudah berakhir/
const RUNNING = /^Test belum dapat diakhiri[^.]*\. Test belum diakhiri dari sini/

const option = () => screen.findByRole('radio', { name: 'A Pilihan pertama 1' })
type User = Awaited<ReturnType<typeof renderScreen>>['user']

const open = (id: string, ...more: Mock[]) =>
  renderScreen('proses-coaching/test/pre-test', {
    params: { id },
    as: 'user',
    api: [...preTestMocks(), ...more],
  })

async function end(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Akhiri Test' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  const told = await screen.findByRole('dialog', { name: /belum d/i })
  const text = told.textContent
  await user.click(within(told).getByRole('button', { name: 'OK' }))
  await untilStill()
  return text
}

/** Answers one after the other, the last one for good. */
const inTurn = (...replies: ReturnType<typeof problem>[]) => {
  const left = [...replies]
  return () => (left.length > 1 ? left.shift() : left[0]) ?? null
}
const FAILS = problem(503, 'Server sibuk')

test.each([
  ['without an answer', offline, UNKNOWN],
  ['by a proxy that gave up', proxyPage(504), UNKNOWN],
  ['by a proxy first, and then by the server', inTurn(proxyPage(502), FAILS), UNKNOWN],
  ['by the server that fails', FAILS, RUNNING],
  ['by a page that says 409', proxyPage(409), RUNNING],
  ['by a server that says 422', problem(422, 'Isian salah'), RUNNING],
] as const)('an end that is not taken %s lets the test go on', async (why, reply, told) => {
  const { user } = await open(why, mockApi(api.preTest.end, reply))
  await option()
  expect(await end(user)).toMatch(told)
  await user.click(await option())
  expect(await screen.findAllByText(/^Tersimpan \d\d:\d\d$/)).toHaveLength(2)
})

test('after an end that the server failed to take, a choice is on its way and does not wait for the server', async () => {
  const { user } = await open(
    'nothing waits',
    mockApi(api.preTest.end, FAILS),
    mockApi(api.preTest.answer, stalled),
  )
  await option()
  await end(user)
  await user.click(await option())
  expect(await screen.findAllByText('Menyimpan…')).toHaveLength(2)
  expect(screen.queryByText(/Menunggu server/)).not.toBeInTheDocument()
})

test('of answers something is said where some wait, and nothing where none does', () => {
  const one = chosen(EMPTY_QUEUE, { questionId: '1', answer: 'A' }, 1)
  expect(cannotEnd(waiting(one, 'server')).body).toBe(
    'Server sedang terganggu. Jawaban Anda aman di perangkat ini, dan test belum diakhiri dari sini.\nCoba lagi begitu server pulih.',
  )
  expect(cannotEnd(waiting(EMPTY_QUEUE, 'server')).body).toBe(
    'Server sedang terganggu. Test belum diakhiri dari sini.\nCoba lagi begitu server pulih.',
  )
})

test('an end that never left the device has not ended the test', async () => {
  const { user } = await open('no line', mockApi(api.preTest.end, offline))
  await option()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await end(user)).toMatch(RUNNING)
})

test('what became of an end stays unknown while the line is down, until the server takes a choice', async () => {
  const lineDown = [mockApi(api.preTest.end, offline), mockApi(api.preTest.answer, offline)]
  const { user, answerWith } = await open('lost', ...lineDown)
  await option()
  answerWith(mockApi(api.preTest.start, offline))
  expect(await end(user)).toMatch(UNKNOWN)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(await option())
  const strip = await screen.findByText(/^Belum diketahui apakah test sudah berakhir\. /)
  expect(await end(user)).toMatch(UNKNOWN)
  answerWith(mockApi(api.preTest.answer, null), mockApi(api.preTest.end, FAILS))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(strip).not.toBeInTheDocument())
  expect(await end(user)).toMatch(RUNNING)
})

const attemptAt = (coachingId: string) =>
  ({ userId: '7', coachingId, kind: 'pre-test' }) as const
const isKeptUnknown = async (id: string) =>
  (await readRunning(attemptAt(id))).isEndUnknown ?? false

test('what became of an end is remembered as unknown on the device, until the server takes a choice', async () => {
  const { user, answerWith } = await open('remembered', mockApi(api.preTest.end, offline))
  await option()
  answerWith(mockApi(api.preTest.start, offline))
  expect(await end(user)).toMatch(UNKNOWN)
  await waitFor(async () => expect(await isKeptUnknown('remembered')).toBe(true))
  await user.click(await option())
  await waitFor(async () => expect(await isKeptUnknown('remembered')).toBe(false))
})

test('an end whose answer was lost is asked about by itself: the server says that the test is over', async () => {
  const { user, answerWith } = await open('asked', mockApi(api.preTest.end, offline))
  await option()
  answerWith(mockApi(api.preTest.start, problem(409, 'Test sudah berakhir')))
  await user.click(await screen.findByRole('button', { name: 'Akhiri Test' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByRole('dialog', { name: 'Pre Test anda telah berakhir.' }),
  ).toBeVisible()
})

test('an end that is on its way when its page goes is unknown to the next one', async () => {
  const { user } = await open('on its way', mockApi(api.preTest.end, stalled))
  await user.click(await screen.findByRole('button', { name: 'Akhiri Test' }))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  await waitFor(async () => expect(await isKeptUnknown('on its way')).toBe(true))
})

/** The device as a page left it whose end was lost. */
async function keepLostEnd(id: string) {
  const [time, endsAt] = [{ leftMs: 600_000, wall: Date.now() }, Date.now() + 600_000]
  keepRunning(attemptAt(id), { questions: questionsOf(), time, endsAt, isEndUnknown: true })
  await deviceEntries()
}

test('a page opened anew without a line says that the end is not known, and no more once the server tells the time left', async () => {
  await keepLostEnd('anew')
  const lineDown = [mockApi(api.preTest.start, offline), mockApi(api.preTest.end, FAILS)]
  const { user, answerWith } = await open('anew', ...lineDown)
  const strip = await screen.findByText(/^Belum diketahui apakah test sudah berakhir\. /)
  expect(await end(user)).toMatch(UNKNOWN)
  answerWith(...preTestMocks(), mockApi(api.preTest.end, FAILS))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(strip).not.toBeInTheDocument())
  expect(await end(user)).toMatch(RUNNING)
})

test('a server that tells the time left to a page opened anew has told of the end, too, also where its questions do not come', async () => {
  await keepLostEnd('told')
  await open('told', mockApi(api.preTest.questions, offline))
  expect(await screen.findByText(/^Test tetap dapat dikerjakan\. /)).toBeVisible()
  expect(await isKeptUnknown('told')).toBe(false)
})
