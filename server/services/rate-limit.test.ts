import { limitedAttempts } from '../db/schema/system.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import {
  countAttempt,
  forgetAttempts,
  growingWait,
  type Limit,
  networkOf,
  refuseWaiting,
  removeOldAttempts,
  siteOf,
} from './rate-limit.ts'

const server = emptiedServer()

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['64:ff9b:1:2:3:4:203.0.113.9', '64:ff9b:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['nonsense', 'nonsense'],
])('the address %s belongs to the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

const LIMIT: Limit = {
  name: 'trial',
  windowMs: 600_000,
  waitAfter: growingWait(3, { first: 10, most: 60 }),
  tell: (seconds) => `Tunggu ${seconds} detik.`,
}
const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const attempt = (seconds = 0, key = 'a') => ({ limit: LIMIT, key, now: after(seconds) })

/** 0, or the seconds that a refused attempt has to wait. */
const waitOf = (work: Promise<void>) =>
  work.then(
    () => 0,
    (problem: { status: number; retryAfterSeconds: number }) => {
      expect(problem.status).toBe(429)
      return problem.retryAfterSeconds
    },
  )
const count = (seconds?: number, key?: string) =>
  waitOf(countAttempt(server.db, attempt(seconds, key)))

test('what comes too early is refused, waits double up to their bound and end with the window', async () => {
  expect([await count(), await count(), await count()]).toEqual([0, 0, 0])
  expect([await count(0), await count(9), await count(10)]).toEqual([10, 1, 0])
  expect([await count(10), await count(30), await count(30)]).toEqual([20, 0, 40])
  expect([await count(70), await count(70), await count(130)]).toEqual([0, 60, 0])
  expect([await count(130), await count(600), await count(600)]).toEqual([60, 0, 0])
  expect([await count(600), await count(600)]).toEqual([0, 10])
})

test('looking counts nothing, others are not affected, and what is forgotten is free', async () => {
  for (let n = 0; n < 3; n += 1) await count()
  expect(await waitOf(refuseWaiting(server.db, attempt()))).toBe(10)
  expect(await waitOf(refuseWaiting(server.db, attempt(10)))).toBe(0)
  expect(await count(0, 'b')).toBe(0)
  const other = { ...attempt(), limit: { ...LIMIT, name: 'another' } }
  expect(await waitOf(countAttempt(server.db, other))).toBe(0)
  await forgetAttempts(server.db, attempt())
  expect(await count()).toBe(0)
})

test('what has begun within the hour is kept when old counts go', async () => {
  for (let n = 0; n < 3; n += 1) await Promise.all([count(0, 'a'), count(1, 'b')])
  await removeOldAttempts(server.db, after(3600))
  expect(await server.db.$count(limitedAttempts)).toBe(2)
  await removeOldAttempts(server.db, after(3601))
  expect([await count(), await count(1, 'b')]).toEqual([0, 10])
})

test('attempts in the same moment are all counted', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => count()))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})
