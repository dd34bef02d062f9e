import { waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { createAnswerStore } from '@/lib/answers/answer-store'
import type { Attempt } from '@/lib/answers/attempt'
import { saveState } from '@/lib/answers/queue-state'
import { answerQueue, flushAnswers, resumeAnswers } from '@/lib/answers/send-answers'
import { api } from '@/lib/contract'
import type { PreTestAnswer } from '@/lib/entities/test'
import { loudActivityAtom, quietActivityAtom } from '@/lib/feedback/activity'
import { clearEverything, storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { type Mock, mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

const choice = { questionId: '11', answer: 'C' } as const
let lastCoaching = 0

function signIn(id = '7') {
  storeTokens(fakeToken('user', id), 'refresh-token')
  storeUser(accountOf('user', { id }))
}

/** A fresh attempt, so that one row's answers are not another's. */
function attemptOf(kind: Attempt['kind'], ...mocks: Mock[]) {
  lastCoaching += 1
  signIn()
  const queue = answerQueue({ userId: '7', coachingId: `c${lastCoaching}`, kind })
  queue.open()
  const state = () => saveState(queue.getState(), '11')
  return { queue, state, ...startMockApi(mocks) }
}

test('a choice of the pre-test is sent at once, with its rising number', async () => {
  const { queue, state, requestsTo } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, null),
  )
  queue.choose(choice)
  expect(state()).toBe('saving')
  const { get } = getDefaultStore()
  await waitFor(() => expect(get(quietActivityAtom)).toBe(1))
  expect(get(loudActivityAtom)).toBe(0)
  queue.choose({ ...choice, answer: 'D' })
  await waitFor(() => expect(requestsTo(api.preTest.answer)).toHaveLength(2))
  const [first, second] = requestsTo(api.preTest.answer)
  expect(first?.body).toEqual({ preTestSoalId: '11', jawabanUser: 'C' })
  expect(second?.body).toEqual({ preTestSoalId: '11', jawabanUser: 'D' })
  const numbers = [first, second].map((sent) => Number(sent?.headers.get('X-Answer-Seq')))
  expect(numbers[1]).toBeGreaterThan(numbers[0] ?? 0)
  await waitFor(() => expect(state()).toBe('saved'))
})

test('the post-test names its question postTestSoalId', async () => {
  const { queue, state, requestsTo } = attemptOf(
    'post-test',
    mockApi(api.postTest.answer, null),
  )
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('saved'))
  expect(requestsTo(api.postTest.answer)[0]?.body).toEqual({
    postTestSoalId: '11',
    jawabanUser: 'C',
  })
})

test('the server says which choice stands, and that one is shown and remembered', async () => {
  const stands: PreTestAnswer = { preTestSoalId: '11', jawabanUser: 'D' }
  const { queue, state } = attemptOf('pre-test', mockApi(api.preTest.answer, stands))
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('saved'))
  expect(queue.getState().entries.get('11')).toMatchObject({
    answer: 'D',
    isElsewhere: true,
  })
})

test.each<unknown>([
  null,
  { preTestSoalId: '11', jawabanUser: 'C' },
  { ok: true },
  { jawabanUser: 'X' },
])('a server that does not say otherwise has taken the choice: %j', async (reply) => {
  const answer = mockApi(api.preTest.answer, reply as null)
  const { queue, state } = attemptOf('pre-test', answer)
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('saved'))
  expect(queue.getState().entries.get('11')).toMatchObject({
    answer: 'C',
    isElsewhere: false,
  })
})

test('a phone whose clock is set ahead in the meantime does not number its choices ahead', async () => {
  const { queue, requestsTo } = attemptOf('pre-test', mockApi(api.preTest.answer, null))
  queue.choose({ ...choice, questionId: '12' })
  await waitFor(() => expect(requestsTo(api.preTest.answer)).toHaveLength(1))
  const realNow = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 3 * 3_600_000)
  queue.choose(choice)
  await waitFor(() => expect(requestsTo(api.preTest.answer)).toHaveLength(2))
  const number = Number(requestsTo(api.preTest.answer)[1]?.headers.get('X-Answer-Seq'))
  expect(number).toBeLessThanOrEqual(realNow())
})

const OUTCOMES = [
  ['no line: kept', offline, 'line'],
  ['503: kept', problem(503, 'Sedang sibuk'), 'server'],
  ['429: kept', problem(429, 'Terlalu cepat'), 'server'],
  ['a hotel’s page with 200: kept', () => '<html>Masuk</html>' as unknown as null, 'line'],
  ['422: never taken', problem(422, 'Soal tidak dikenal'), 'refused'],
  ['409 after the deadline or the end: final', problem(409, 'Test berakhir'), 'refused'],
] as const

test.each(OUTCOMES)('%s', async (_, reply, expected) => {
  const { queue, state } = attemptOf('pre-test', mockApi(api.preTest.answer, reply))
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe(expected))
})

const look = (state: DocumentVisibilityState) => () => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  ['the line is back', () => window.dispatchEvent(new Event('online'))],
  ['the browser brings the page back', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab is looked at again', look('visible')],
])('what waits is sent at once when %s', async (_, happen) => {
  const { queue, state, answerWith, requestsTo } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, offline),
  )
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('line'))
  const asked = requestsTo(api.preTest.answer).length
  look('hidden')()
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((resolve) => setTimeout(resolve))
  expect(requestsTo(api.preTest.answer)).toHaveLength(asked)
  answerWith(mockApi(api.preTest.answer, null))
  happen()
  await waitFor(() => expect(state()).toBe('saved'))
  Reflect.deleteProperty(document, 'visibilityState')
})

test('a lost session keeps the answers until the same participant is back', async () => {
  const { queue, state, answerWith, requestsTo } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, problem(401, 'Sesi berakhir')),
    mockApi(api.auth.renew, problem(401, 'Sesi berakhir')),
  )
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('login'))
  answerWith(mockApi(api.preTest.answer, null))

  clearEverything()
  signIn('8')
  window.dispatchEvent(new Event('online'))
  expect(await queue.flush(50)).toBe(false)
  expect(requestsTo(api.preTest.answer)).toHaveLength(1)

  signIn('7')
  await waitFor(() => expect(state()).toBe('saved'))
})

test('neither an answer nor an end leaves under another participant’s token', async () => {
  const { queue, state, answerWith, requestsTo } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, offline),
    mockApi(api.preTest.end, null),
  )
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('line'))
  const asked = requestsTo(api.preTest.answer).length
  answerWith(mockApi(api.preTest.answer, null))
  clearEverything()
  signIn('8')
  window.dispatchEvent(new Event('online'))
  expect(await queue.flush(50)).toBe(false)
  expect(requestsTo(api.preTest.answer)).toHaveLength(asked)

  const ended = answerQueue({ userId: '7', coachingId: 'ended', kind: 'pre-test' })
  ended.open()
  expect(await ended.finish({ isTimeUp: false })).toBe(false)
  expect(requestsTo(api.preTest.end)).toEqual([])
})

test('logout gives unsent answers a last chance, and no more than that', async () => {
  const { queue, state, answerWith } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, offline),
  )
  queue.choose(choice)
  await waitFor(() => expect(state()).toBe('line'))
  await flushAnswers(20)
  expect(state()).toBe('line')
  answerWith(mockApi(api.preTest.answer, null))
  await flushAnswers(3000)
  expect(state()).toBe('saved')
})

test('ending sends the answers first, tries twice, and lets the test go on without an answer', async () => {
  const { queue, answerWith, requests } = attemptOf(
    'pre-test',
    mockApi(api.preTest.answer, null),
    mockApi(api.preTest.end, offline),
  )
  queue.choose(choice)
  expect(await queue.finish({ isTimeUp: false })).toBe(false)
  expect(queue.getState()).toMatchObject({ isOver: false, isEndRequested: false })
  answerWith(mockApi(api.preTest.end, null))
  expect(await queue.finish({ isTimeUp: false })).toBe(true)
  expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual([
    'answer',
    'end',
    'end',
    'end',
  ])
})

test('answers of an earlier visit go out for their own participant only', async () => {
  const own = { userId: '7', coachingId: 'earlier', kind: 'post-test' } as const
  createAnswerStore(own).keep({ ...choice, seq: 1 })
  createAnswerStore({ ...own, userId: '8' }).keep({ ...choice, seq: 1 })
  const server = startMockApi([mockApi(api.postTest.answer, null)])
  clearEverything()
  await resumeAnswers()
  signIn('7')
  await resumeAnswers()
  await waitFor(() => expect(server.requestsTo(api.postTest.answer)).toHaveLength(1))
  await waitFor(() => expect(saveState(answerQueue(own).getState(), '11')).toBe('saved'))
  expect(server.requests).toHaveLength(1)
})
