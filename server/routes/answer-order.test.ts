import { api } from '../../lib/contract/index.ts'
import type { AnswerOption } from '../../lib/entities/test.ts'
import { testAnswers } from '../db/schema/tests.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const HOUR_MS = 3_600_000

const server = emptiedServer()

const elapse = (seconds: number) =>
  server.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000))

/** A participant in a running pre-test, who answers its first question on several devices. */
const arrange = async () => {
  const coaching = await insertCoaching(server)
  const { questions } = await insertTest(server, coaching, 'pre-test')
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  const params = { id: coaching.id }
  await server.call(api.preTest.start, { params, as: user })
  /** A login of its own, and a clock that is ahead by so much; says which choice stands. */
  const device = async (aheadMs = 0) => {
    const as = { token: await server.tokenOf(user) }
    return async (jawabanUser: AnswerOption, { agoMs = 0 } = {}) => {
      const seq = server.clock.now().getTime() + aheadMs - agoMs
      const { answer, problem } = await server.call(api.preTest.answer, {
        ...{ as, params, headers: { 'x-answer-seq': String(seq) } },
        body: { preTestSoalId: questions[0]?.id ?? '', jawabanUser },
      })
      return answer?.jawabanUser ?? problem.detail
    }
  }
  const stored = async () => {
    const rows = await server.db.select().from(testAnswers)
    return rows.map(({ answer }) => answer)
  }
  const end = () => server.call(api.preTest.end, { params, as: user })
  return { device, stored, end }
}

test('a choice of a device whose clock is hours ahead gives way to a later one elsewhere', async () => {
  const { device, stored } = await arrange()
  const ahead = await device(3 * HOUR_MS)
  const alsoAhead = await device(HOUR_MS)
  const right = await device()
  expect(await ahead('A')).toBe('A')
  elapse(1)
  expect(await right('C')).toBe('C')
  expect(await stored()).toEqual(['C'])
  elapse(2)
  expect(await ahead('B')).toBe('B')
  elapse(3)
  expect(await alsoAhead('D')).toBe('D')
  expect(await stored()).toEqual(['D'])
})

test('a choice made offline gives way to a later one, and the answer says which stands', async () => {
  const { device, stored } = await arrange()
  const [offline, other] = [await device(), await device()]
  elapse(60)
  expect(await other('C')).toBe('C')
  elapse(120)
  expect(await offline('A', { agoMs: 119_000 })).toBe('C')
  expect(await stored()).toEqual(['C'])
  expect(await offline('A')).toBe('A')
  expect(await stored()).toEqual(['A'])
})

test.each([0, 3 * HOUR_MS])(
  'a choice delivered again or late does not undo a later one of its own device (clock %d ms ahead)',
  async (aheadMs) => {
    const own = await (await arrange()).device(aheadMs)
    await own('A')
    elapse(5)
    expect(await own('B')).toBe('B')
    elapse(9)
    expect(await own('A', { agoMs: 9000 })).toBe('B')
    expect(await own('B', { agoMs: 4000 })).toBe('B')
  },
)

test('a choice whose answer was lost is called taken after the end too; a new one is not', async () => {
  const { device, end } = await arrange()
  const own = await device()
  await own('B')
  await end()
  elapse(5)
  const over = 'Pre Test anda telah berakhir.'
  expect(await own('B', { agoMs: 5000 })).toBe('B')
  expect(await own('A', { agoMs: 5000 })).toBe(over)
  expect(await own('B')).toBe(over)
})

test('an answer stored by an earlier build with a number hours ahead blocks nobody', async () => {
  const { device } = await arrange()
  const own = await device()
  await own('A')
  const seq = server.clock.now().getTime() + 3 * HOUR_MS
  await server.db.update(testAnswers).set({ seq, sessionId: null })
  elapse(1)
  expect(await own('C')).toBe('C')
})

test('a device that has forgotten its numbers and has the right time by now is heard', async () => {
  const own = await (await arrange()).device()
  await own('A', { agoMs: -3 * HOUR_MS })
  elapse(1)
  expect(await own('B')).toBe('B')
})

test('two devices at once are told the same', async () => {
  const { device, stored } = await arrange()
  const devices = await Promise.all([device(), device(1000), device(2000), device(-10)])
  const options = ['A', 'B', 'C', 'D'] as const
  await Promise.all(devices.map((answer, index) => answer(options[index] ?? 'A')))
  elapse(1)
  const told = await Promise.all(devices.map((answer) => answer('A', { agoMs: 5000 })))
  expect(new Set(told)).toEqual(new Set(await stored()))
})
