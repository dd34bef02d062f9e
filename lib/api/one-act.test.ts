import * as jotai from 'jotai'
import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import { tidyDevice } from '@/lib/device/shelf'
import { clearEverything, storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { clearDevice, deviceEntries } from '@/lib/testing/device'
import { type Mock, mockApi, offline, problem, startMockApi } from '@/lib/testing/mock-api'

const NAME = { body: { name: 'Gambut' } }
const MADE = { id: '2', name: 'Gambut' }

beforeEach(async () => {
  await clearDevice()
  storeTokens(fakeToken('admin', '1'), 'refresh-token')
  storeUser(accountOf('admin'))
})
afterEach(clearEverything)

/** A server that has taken 'Gambut', whose answer was lost; how it is asked from now on. */
async function loseTheAnswer() {
  const server = startMockApi([
    mockApi(api.category.create, offline),
    mockApi(api.category.remove, null),
  ])
  await expect(call(api.category.create, NAME)).rejects.toThrow('mungkin sudah berhasil')
  server.answerWith(mockApi(api.category.create, MADE))
  const keys = () =>
    server
      .requestsTo(api.category.create)
      .map(({ headers }) => headers.get('idempotency-key'))
  return { keys }
}

test('after a lost answer the same contents are the same act, and once that has succeeded another', async () => {
  const { keys } = await loseTheAnswer()
  await call(api.category.create, NAME)
  await call(api.category.create, NAME)
  const [lost, again, next] = keys()
  expect(lost).toMatch(/^[\w-]{36}$/)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

test('two calls at one moment with the same contents are one act', async () => {
  const { requestsTo } = startMockApi([mockApi(api.category.create, MADE)])
  await Promise.all([call(api.category.create, NAME), call(api.category.create, NAME)])
  const [one, other] = requestsTo(api.category.create)
  expect(other?.headers.get('idempotency-key')).toBe(
    one?.headers.get('idempotency-key') ?? '',
  )
})

test.each([
  ['other contents', () => call(api.category.create, { body: { name: 'Mangrove' } })],
  [
    'the same contents, after a thing of its kind was deleted',
    async () => {
      await call(api.category.remove, { params: { id: '2' } })
      await call(api.category.create, NAME)
    },
  ],
  [
    'the same contents, from another account',
    () => {
      storeUser({ ...accountOf('admin'), id: '9' })
      return call(api.category.create, NAME)
    },
  ],
])('%s are another act', async (_, again) => {
  const { keys } = await loseTheAnswer()
  await again()
  expect(keys()[1]).not.toBe(keys()[0])
})

test('nothing of it stays where its owner logs out, and nothing at all of a password', async () => {
  await loseTheAnswer()
  const acts = async () =>
    Object.keys(await deviceEntries()).filter((key) => key.startsWith('act '))
  expect(await acts()).toHaveLength(1)
  startMockApi([mockApi(api.auth.changePassword, offline)])
  const body = { oldPassword: 'Rahasia123', newPassword: 'Rimba12345' } as never
  await expect(call(api.auth.changePassword, { body })).rejects.toThrow()
  expect(await acts()).toHaveLength(1)
  expect(JSON.stringify(sessionStorage)).not.toContain('Rimba12345')
  await tidyDevice('1')
  expect(await acts()).toEqual([])
})

test('a device that does not say what it keeps keeps no answer waiting', async () => {
  startMockApi([mockApi(api.category.remove, null)])
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const keys = jest
    .spyOn(IDBObjectStore.prototype, 'getAllKeys')
    .mockReturnValue(new IDBRequest())
  const told = jest.fn()
  void call(api.category.remove, { params: { id: '2' } }).then(told)
  await jest.advanceTimersByTimeAsync(1000)
  expect(keys).toHaveBeenCalled()
  expect(told).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  keys.mockRestore()
  jest.useRealTimers()
})

describe('an act that may hold a password', () => {
  const SENT = { body: { username: 'siti', password: 'Rimba12345' } as never }
  beforeEach(clearEverything)

  /** As a page has it that was loaded anew. */
  async function reloaded() {
    jest.resetModules()
    jest.doMock('jotai', () => jotai)
    return import('@/lib/api/call')
  }
  /** Registers without hearing of it, loads the page anew and sends this; under which keys. */
  async function sendAgain(again: typeof SENT, answers: Mock[]) {
    const server = startMockApi([mockApi(api.auth.register, offline)])
    await expect(call(api.auth.register, SENT)).rejects.toThrow('mungkin sudah berhasil')
    expect(JSON.stringify(sessionStorage)).not.toContain('Rimba12345')
    const page = await reloaded()
    for (const answer of answers) server.answerWith(answer)
    await page.call(api.auth.register, again).catch(() => null)
    return server
      .requestsTo(api.auth.register)
      .map(({ headers }) => headers.get('idempotency-key'))
  }

  test('is the same after a reload', async () => {
    const [lost, again] = await sendAgain(SENT, [mockApi(api.auth.register, offline)])
    expect(again).toBe(lost)
  })

  test('is another where the server says so, and is sent as that', async () => {
    const { refusal } = problem(422, 'Kunci lain')
    const told = [{ refusal: { ...refusal, reason: 'other-act' } } as const]
    const other = { body: { username: 'budi', password: 'Rimba12345' } as never }
    const [lost, taken, anew] = await sendAgain(other, [
      mockApi(api.auth.register, () => told.shift() ?? offline()),
    ])
    expect(taken).toBe(lost)
    expect(anew).toMatch(/^[\w-]{36}$/)
    expect(anew).not.toBe(lost)
  })
})
