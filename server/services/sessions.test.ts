import fc from 'fast-check'
import { api } from '../../lib/contract/index.ts'
import type { Role } from '../../lib/entities/user.ts'
import { users } from '../db/schema/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { openSession, renewSession } from './sessions.ts'

const server = emptiedServer()

const inSeconds = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

const open = async (role: Role = 'user') => {
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

/** A call with the access token of a pair, as of somebody whom the answer with it has reached. */
const use = async (pair: { accessToken: string } | null, now: Date) => {
  server.clock.set(now)
  const { status } = await server.call(api.auth.me, {
    as: { token: pair?.accessToken ?? '' },
  })
  expect(status).toBe(200)
}

test('a lost answer is given again for as long as nobody has used it: a phone may sleep for days', async () => {
  const { refreshToken } = await open()
  const pair = await renew(refreshToken, inSeconds(600))
  expect(await renew(refreshToken, inSeconds(630))).toEqual(pair)
  expect((await renew(refreshToken, inSeconds(631)))?.refreshToken).toBe(pair?.refreshToken)
  const late = await renew(refreshToken, inSeconds(600 + 6 * 24 * 3600))
  expect(late?.refreshToken).toBe(pair?.refreshToken)
  expect(
    await renew(late?.refreshToken ?? '', inSeconds(601 + 6 * 24 * 3600)),
  ).not.toBeNull()
})

test('whoever asks again after days is there, and the days without use begin anew', async () => {
  const { refreshToken } = await open()
  await renew(refreshToken, inSeconds(600))
  const late = await renew(refreshToken, inSeconds(6 * 24 * 3600))
  expect(await renew(late?.refreshToken ?? '', inSeconds(8 * 24 * 3600))).not.toBeNull()
})

test('an access token that is given again is good for its whole time', async () => {
  const { refreshToken } = await open()
  await renew(refreshToken, inSeconds(600))
  const late = await renew(refreshToken, inSeconds(7200))
  await use(late, inSeconds(7200 + 500))
})

test('a token whose successor is in use is good for 30 seconds more, for another tab', async () => {
  const { refreshToken } = await open()
  const pair = await renew(refreshToken, inSeconds(600))
  await use(pair, inSeconds(900))
  expect((await renew(refreshToken, inSeconds(930)))?.refreshToken).toBe(pair?.refreshToken)
  expect(await renew(refreshToken, inSeconds(931))).toBeNull()
  expect(await renew(pair?.refreshToken ?? '', inSeconds(932))).toBeNull()
})

test('of many who use theirs in one moment each is noted, and nobody else', async () => {
  const opened = await Promise.all(Array.from({ length: 6 }, () => open()))
  const pairs = []
  for (const { refreshToken } of opened)
    pairs.push(await renew(refreshToken, inSeconds(600)))
  await Promise.all(pairs.slice(1).map((pair) => use(pair, inSeconds(610))))
  const again = []
  for (const { refreshToken } of opened)
    again.push(await renew(refreshToken, inSeconds(641)))
  expect(again.map((pair) => pair !== null)).toEqual([true, ...Array(5).fill(false)])
})

test('a stolen token that is used before the honest one ends the session when the honest one comes', async () => {
  const { refreshToken } = await open()
  const stolen = await renew(refreshToken, inSeconds(600))
  await use(stolen, inSeconds(601))
  expect(await renew(refreshToken, inSeconds(3600))).toBeNull()
  expect(await renew(stolen?.refreshToken ?? '', inSeconds(3601))).toBeNull()
})

/** Any generation of a family, at any age: only the newest and the one before it pass. */
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
      const isHonest = age <= 1
      expect(pair !== null).toBe(isHonest)
      const newest = isHonest ? pair?.refreshToken : generations.at(-1)
      expect((await renew(newest ?? '', inSeconds(seconds))) !== null).toBe(isHonest)
    }),
    { numRuns: 60 },
  )
})

test('whose account has another role by now has to sign in anew, also when it is the old one again', async () => {
  const { refreshToken } = await open()
  for (const role of ['admin', 'user'] as const) {
    await server.db.update(users).set({ role })
    expect(await renew(refreshToken, inSeconds(600))).toBeNull()
  }
})

test.each([
  ['user', 7 * 24],
  ['admin', 8],
  ['superadmin', 8],
] as const)('an unused session of a %s ends after %i hours', async (role, hours) => {
  const [early, late] = [await open(role), await open(role)]
  expect(await renew(early.refreshToken, inSeconds(hours * 3600 - 1))).not.toBeNull()
  expect(await renew(late.refreshToken, inSeconds(hours * 3600))).toBeNull()
})

test.each([
  ['user', 30 * 24, 6 * 24],
  ['admin', 24, 6],
  ['superadmin', 24, 6],
] as const)(
  'a session of a %s ends after %i hours, however busy',
  async (role, hours, step) => {
    let { refreshToken } = await open(role)
    for (let hour = step; hour < hours; hour += step) {
      const pair = await renew(refreshToken, inSeconds(hour * 3600))
      refreshToken = pair?.refreshToken ?? ''
    }
    expect(await renew(refreshToken, inSeconds(hours * 3600 - 1))).not.toBeNull()
    expect(await renew(refreshToken, inSeconds(hours * 3600))).toBeNull()
  },
)
