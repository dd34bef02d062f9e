import { waitFor } from '@testing-library/react'
import { attemptsWithUnsent, createAnswerStore } from '@/lib/answers/answer-store'
import { keepRunning } from '@/lib/answers/running-attempt'
import { clearDevice, deviceEntries, takeBackWrites } from '@/lib/testing/device'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const KEY = 'answers 7 3 pre-test'
const choice = { questionId: '11', answer: 'B', seq: 5 } as const

beforeEach(clearDevice)

test('an unsent choice survives a reload', async () => {
  createAnswerStore(attempt).keep(choice)
  await deviceEntries()
  sessionStorage.clear()
  expect(await createAnswerStore(attempt).load()).toEqual([{ ...choice, isSent: false }])
})

test('a choice survives a page that goes before the database has written', async () => {
  const gone = takeBackWrites()
  createAnswerStore(attempt).keep(choice)
  await deviceEntries()
  gone.mockRestore()
  expect(await deviceEntries()).toEqual({})
  expect(await createAnswerStore(attempt).load()).toEqual([{ ...choice, isSent: false }])
})

test('what another tab has sent is not revived by the last words of this one', async () => {
  const store = createAnswerStore(attempt)
  store.settle(choice)
  await deviceEntries()
  sessionStorage.setItem(KEY, JSON.stringify({ 11: { ...choice, isSent: false } }))
  expect(await store.load()).toEqual([{ ...choice, isSent: true }])
})

test('a newer choice is not overwritten by a late older one', async () => {
  const store = createAnswerStore(attempt)
  store.keep({ ...choice, answer: 'D', seq: 9 })
  store.settle(choice)
  await deviceEntries()
  expect(await store.load()).toEqual([{ ...choice, answer: 'D', seq: 9, isSent: false }])
})

test('what stands on the server takes the place of the choice that was sent', async () => {
  const store = createAnswerStore(attempt)
  store.keep(choice)
  store.settle({ ...choice, answer: 'C' })
  await deviceEntries()
  expect(await store.load()).toEqual([{ ...choice, answer: 'C', isSent: true }])
})

test('a user finds the own attempts with unsent answers, nobody else’s', async () => {
  createAnswerStore(attempt).keep(choice)
  const other = { ...attempt, userId: '77' }
  createAnswerStore(other).keep(choice)
  await deviceEntries()
  expect(await attemptsWithUnsent('7')).toEqual([attempt])
  createAnswerStore(attempt).settle(choice)
  createAnswerStore(other).clear({ count: 0, reason: null })
  await deviceEntries()
  expect(await attemptsWithUnsent('7')).toEqual([])
})

test('nothing is left behind once the attempt is over', async () => {
  const store = createAnswerStore(attempt)
  store.keep(choice)
  keepRunning(attempt, { index: 2 })
  store.clear({ count: 0, reason: null })
  expect(await deviceEntries()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('choices of several questions stand beside each other, a refused one as such', async () => {
  const store = createAnswerStore(attempt)
  store.keep(choice)
  store.keep({ ...choice, questionId: '12', seq: 4 })
  store.settle(choice)
  store.settle(choice, true)
  await deviceEntries()
  expect(await store.load()).toEqual([
    { ...choice, isSent: true, isRefused: true },
    { ...choice, questionId: '12', seq: 4, isSent: false },
  ])
})

test('what was lost with an attempt is remembered', async () => {
  const lost = { count: 2, reason: null }
  createAnswerStore(attempt).clear(lost)
  await waitFor(async () =>
    expect(await deviceEntries()).toEqual({ 'lost 7 3 pre-test': lost }),
  )
})
