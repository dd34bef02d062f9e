import fc from 'fast-check'
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts'
import { openSession, renewSession } from './sessions.ts'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const inSeconds = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

const open = async (role: 'user' | 'admin' = 'user') => {
  const { id: userId } = await server.createUser({ role })
  return openSession(server.db, server.services, { userId, role, now: TEST_NOW })
}
const renew = (token: string, now: Date) =>
  renewSession(server.db, server.services, { token, now })

test('eight tabs that renew in the same moment get one and the same pair', async () => {
  const { refreshToken } = await open()
  const pairs = await Promise.all(
    Array.from({ length: 8 }, () => renew(refreshToken, inSeconds(600))),
  )
  expect(pairs[0]).not.toBeNull()
  for (const pair of pairs) expect(pair).toEqual(pairs[0])
})

test('a lost answer is given again within 30 seconds, not after', async () => {
  const { refreshToken } = await open()
  const pair = await renew(refreshToken, inSeconds(600))
  expect(await renew(refreshToken, inSeconds(630))).toEqual(pair)
  expect(await renew(refreshToken, inSeconds(631))).toBeNull()
  expect(await renew(pair?.refreshToken ?? '', inSeconds(632))).toBeNull()
})

/** Any generation of a family, at any age: only the newest and its predecessor in grace pass. */
test('a token two or more generations old ends the family, however young', async () => {
  const sample = fc.record({
    rotations: fc.integer({ min: 1, max: 5 }),
    back: fc.integer({ min: 0, max: 5 }),
    seconds: fc.integer({ min: 0, max: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(sample, async ({ rotations, back, seconds }) => {
      const { refreshToken } = await open()
      const generations = [refreshToken]
      for (let turn = 0; turn < rotations; turn += 1) {
        const pair = await renew(generations.at(-1) ?? '', TEST_NOW)
        generations.push(pair?.refreshToken ?? '')
      }
      const age = Math.min(back, rotations)
      const pair = await renew(generations[rotations - age] ?? '', inSeconds(seconds))
      const isHonest = age === 0 || (age === 1 && seconds <= 30)
      expect(pair !== null).toBe(isHonest)
      const newest = isHonest ? pair?.refreshToken : generations.at(-1)
      expect((await renew(newest ?? '', inSeconds(seconds))) !== null).toBe(isHonest)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['user', 7 * 24],
  ['admin', 8],
] as const)('an unused session of a %s ends after %i hours', async (role, hours) => {
  const [early, late] = [await open(role), await open(role)]
  expect(await renew(early.refreshToken, inSeconds(hours * 3600 - 1))).not.toBeNull()
  expect(await renew(late.refreshToken, inSeconds(hours * 3600))).toBeNull()
})

test('a session of an admin ends after a day, however busy', async () => {
  let { refreshToken } = await open('admin')
  for (let hour = 6; hour < 24; hour += 6) {
    const pair = await renew(refreshToken, inSeconds(hour * 3600))
    refreshToken = pair?.refreshToken ?? ''
  }
  expect(refreshToken).not.toBe('')
  expect(await renew(refreshToken, inSeconds(24 * 3600))).toBeNull()
})
