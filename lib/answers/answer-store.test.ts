import 'fake-indexeddb/auto'
import { getDefaultStore } from 'jotai'
import { attemptsWithUnsent, createAnswerStore } from '@/lib/answers/answer-store'
import { attemptKey, attemptOf } from '@/lib/answers/attempt'
import { changeRecord, recordKeys, recordsKeptAtom } from '@/lib/answers/device-records'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const key = attemptKey(attempt)
const choice = { questionId: '11', answer: 'B', seq: 5 } as const

/** Lets writes under way reach the database. */
const written = () => recordKeys('')

afterEach(async () => {
  for (const stored of await recordKeys('')) await changeRecord(stored, () => undefined)
  sessionStorage.clear()
})

test('an unsent choice survives a reload', async () => {
  createAnswerStore(key).keep(choice)
  await written()
  sessionStorage.clear()
  expect(await createAnswerStore(key).load()).toEqual([{ ...choice, isSent: false }])
})

test('a choice survives a crash before the database has written', async () => {
  const original = indexedDB.open
  indexedDB.open = () => {
    throw new Error('crashed')
  }
  createAnswerStore(`${key}-crash`).keep(choice)
  indexedDB.open = original
  expect(sessionStorage.getItem(`answers ${key}-crash`)).toContain('"answer":"B"')
})

test('what another tab has sent is not revived by this tab’s mirror', async () => {
  const store = createAnswerStore(key)
  store.keep(choice)
  await written()
  const mirror = sessionStorage.getItem(`answers ${key}`) ?? ''
  store.settle(choice)
  await written()
  sessionStorage.setItem(`answers ${key}`, mirror)
  expect(await createAnswerStore(key).load()).toEqual([{ ...choice, isSent: true }])
})

test('a newer choice is not overwritten by a late older one', async () => {
  const store = createAnswerStore(key)
  store.keep({ ...choice, answer: 'D', seq: 9 })
  store.settle(choice)
  await written()
  expect(await store.load()).toEqual([{ ...choice, answer: 'D', seq: 9, isSent: false }])
})

test('a user finds the own attempts with unsent answers, nobody else’s', async () => {
  createAnswerStore(key).keep(choice)
  const other = attemptKey({ ...attempt, userId: '77' })
  createAnswerStore(other).keep(choice)
  await written()
  const found = await attemptsWithUnsent('7')
  expect(found.map(attemptOf)).toEqual([attempt])
  createAnswerStore(key).settle(choice)
  createAnswerStore(other).clear()
  await written()
  expect(await attemptsWithUnsent('7')).toEqual([])
})

test('a browser that keeps nothing is known as such as soon as the answers are read', async () => {
  const isKept = () => getDefaultStore().get(recordsKeptAtom)
  const refusal = jest
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockImplementation(() => {
      throw new Error('forbidden')
    })
  await createAnswerStore(key).load()
  expect(isKept()).toBe(false)
  refusal.mockRestore()
  await createAnswerStore(key).load()
  expect(isKept()).toBe(true)
})

test('nothing is left behind once the attempt is over', async () => {
  const store = createAnswerStore(key)
  store.keep(choice)
  store.clear()
  expect(await written()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})
