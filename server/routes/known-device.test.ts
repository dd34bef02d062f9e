import { api } from '../../lib/contract/index.ts'
import { knownDevices } from '../db/schema/account-guards.ts'
import { limitedAttempts } from '../db/schema/system.ts'
import type { UserRow } from '../repositories/users.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const WRONG = 'Salah12345'

const server = emptiedServer()
let budi: UserRow
beforeEach(async () => {
  budi = await server.createUser({ username: 'budi' })
})

const login = (
  password: string,
  {
    device,
    from = '203.0.113.9',
    name = 'budi',
  }: { device?: string; from?: string; name?: string } = {},
) =>
  server.call(api.auth.login, {
    body: { username: name, password, ...(device && { device }) },
    headers: { 'x-forwarded-for': from },
  })
const known = async (name = 'budi') =>
  (await login(TEST_PASSWORD, { name })).answer.device ?? ''

/** Guesses from everywhere, until everybody waits. */
const besiege = async (name = 'budi') => {
  const froms = Array.from({ length: 45 }, (_, n) => `203.0.113.${n % 12}`)
  for (const from of froms) await login(WRONG, { from, name })
  expect((await login(TEST_PASSWORD, { name })).status).toBe(429)
}

test("'a device that has logged in before is let past the slowing'", async () => {
  const device = await known()
  await besiege()
  const again = await login(TEST_PASSWORD, { device })
  expect(again.status).toBe(200)
  expect(again.answer.device).toBeUndefined()
})

test('what it keeps is no free ride: five more guesses, then the waits of everybody', async () => {
  const device = await known()
  await besiege()
  const statuses = []
  for (let n = 0; n < 7; n += 1) statuses.push((await login(WRONG, { device })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  server.clock.set(new Date(TEST_NOW.getTime() + 15 * 60_000))
  expect((await login(WRONG, { device })).status).toBe(422)
})

test('who was let in begins anew, with the device and without', async () => {
  const device = await known()
  await besiege()
  for (let n = 0; n < 3; n += 1) await login(WRONG, { device })
  expect((await login(TEST_PASSWORD, { device })).status).toBe(200)
  const statuses = []
  for (let n = 0; n < 5; n += 1) statuses.push((await login(WRONG, { device })).status)
  expect(new Set(statuses)).toEqual(new Set([422]))
  expect((await login(TEST_PASSWORD)).status).toBe(200)
})

test('its right logins count for no network, and are let past the wait of one', async () => {
  const device = await known()
  await login(WRONG)
  await server.db.update(limitedAttempts).set({ failures: 98 })
  for (let n = 0; n < 2; n += 1)
    expect((await login(TEST_PASSWORD, { device })).status).toBe(200)
  for (let n = 0; n < 2; n += 1)
    expect((await login(WRONG, { name: 'siapa' })).status).toBe(422)
  expect((await login(TEST_PASSWORD)).status).toBe(429)
  expect((await login(TEST_PASSWORD, { device })).status).toBe(200)
})

test('its wrong guesses count for the network like those of others', async () => {
  const device = await known()
  await login(WRONG, { device })
  await server.db.update(limitedAttempts).set({ failures: 99 })
  await login(WRONG, { device })
  expect((await login(TEST_PASSWORD)).problem.detail).toBe(
    'Terlalu banyak login gagal dari jaringan ini. Coba lagi dalam 5 detik.',
  )
})

test.each(['made-up', ''])('what was never given out opens nothing: %j', async (device) => {
  await known()
  await besiege()
  expect((await login(TEST_PASSWORD, { device })).status).toBe(429)
})

test('one of another account is not known, and serves both after a login to this one', async () => {
  await server.createUser({ username: 'sari' })
  const device = await known('sari')
  await besiege()
  expect((await login(TEST_PASSWORD, { device })).status).toBe(429)
  const elsewhere = { device, from: '198.51.100.7' }
  expect((await login(TEST_PASSWORD, elsewhere)).answer.device).toBeUndefined()
  await besiege()
  expect((await login(TEST_PASSWORD, { device })).status).toBe(200)
})

test('another password ends it; only its SHA-256 is kept, of the ten that were used last', async () => {
  const device = await known()
  expect(Buffer.from(device, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await server.db.select().from(knownDevices))).not.toContain(device)
  for (let n = 1; n < 12; n += 1) {
    server.clock.set(new Date(TEST_NOW.getTime() + n * 1000))
    await known()
  }
  expect(await server.db.$count(knownDevices)).toBe(10)
  expect((await login(TEST_PASSWORD, { device })).answer.device).toBeDefined()
  const body = {
    ...{ oldPassword: TEST_PASSWORD, newPassword: 'Bakau2027' },
    confirmationPassword: 'Bakau2027',
  }
  expect((await server.call(api.auth.changePassword, { as: budi, body })).status).toBe(200)
  expect(await server.db.$count(knownDevices)).toBe(0)
})

test('a login with a second factor is known by its code, not by its password', async () => {
  const rima = await server.createUser({ username: 'rima', role: 'admin' })
  const factor = await giveFactor(server, rima)
  const { challenge = '' } = (await login(TEST_PASSWORD, { name: 'rima' })).answer
  expect(await server.db.$count(knownDevices)).toBe(0)
  const code = factor.codeAt(server.clock.now())
  const { answer } = await server.call(api.secondFactor.answer, {
    body: { challenge, code },
  })
  expect(answer.device).toBeDefined()
})

describe('failed tries since the login before', () => {
  const told = async (token: string) =>
    (await server.call(api.sessions.list, { as: { token } })).answer.previousLogin

  test('are told with it, and counted anew from there', async () => {
    await login(TEST_PASSWORD)
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    for (let n = 0; n < 3; n += 1) await login(WRONG, { from: `198.51.100.${n}` })
    const { answer } = await login(TEST_PASSWORD)
    expect(answer.previousLogin).toMatchObject({
      at: TEST_NOW.toISOString(),
      failedSince: 3,
    })
    expect(await told(answer.accessToken)).toEqual(answer.previousLogin)
    server.clock.set(new Date(TEST_NOW.getTime() + 120_000))
    expect((await login(TEST_PASSWORD)).answer.previousLogin).toMatchObject({
      failedSince: 0,
    })
  })

  test('a first login tells of none before', async () => {
    await login(WRONG)
    expect((await login(TEST_PASSWORD)).answer).not.toHaveProperty('previousLogin')
  })

  test('wrong codes of a second factor are such tries', async () => {
    const rima = await server.createUser({ username: 'rima', role: 'admin' })
    await login(TEST_PASSWORD, { name: 'rima' })
    const factor = await giveFactor(server, rima)
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    const { challenge = '' } = (await login(TEST_PASSWORD, { name: 'rima' })).answer
    const answer = (code: string) =>
      server.call(api.secondFactor.answer, { body: { challenge, code } })
    await answer('000000')
    const { answer: session } = await answer(factor.codeAt(server.clock.now()))
    expect(session.previousLogin).toMatchObject({ failedSince: 1 })
  })
})
