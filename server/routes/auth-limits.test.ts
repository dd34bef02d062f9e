import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { buildApp } from '../app.ts'
import { limitedAttempts } from '../db/schema/system.ts'
import { sessions, users } from '../db/schema/users.ts'
import {
  createTestServer,
  TEST_NOW,
  TEST_PASSWORD,
  type TestServer,
} from '../testing/test-server.ts'

let server: TestServer
/** Another server on the same database. */
let second: FastifyInstance
beforeAll(async () => {
  server = await createTestServer({ config: { registerLimit: 3 } })
  second = await buildApp(server.deps)
})
beforeEach(() => server.reset())
afterAll(async () => {
  await second.close()
  await server.close()
})

const OFFICE = '203.0.113.9'
const ELSEWHERE = '198.51.100.7'
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

type Sent = { from?: string; through?: FastifyInstance; key?: string }

const send = async (
  path: string,
  body: object,
  { from = OFFICE, through = server.app, key }: Sent = {},
) => {
  const reply = await through.inject({
    method: 'POST',
    url: `/e-coaching/api/v1${path}`,
    headers: { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) },
    payload: body,
  })
  const { detail } = reply.json<{ detail?: string }>()
  return { status: reply.statusCode, detail, wait: reply.headers['retry-after'] }
}
const login = (username: string, password: string, sent?: Sent) =>
  send(api.auth.login.path, { username, password }, sent)
const renew = (refreshToken: string, sent?: Sent) =>
  send(api.auth.renew.path, { refreshToken }, sent)
const register = (name: string, sent?: Sent) =>
  send(
    api.auth.register.path,
    {
      ...{ fullName: name, jenisKelamin: 'Perempuan', namaInstansi: 'Balai Uji' },
      ...{ email: `${name}@contoh.go.id`, whatsapp: '081234567890', username: name },
      ...{ password: 'Rimba2026', confirmPassword: 'Rimba2026', coachingYangDiminati: [] },
    },
    sent,
  )

/** Many of one kind were counted already: the limit's own row, one short of its last free one. */
const fillUp = (failures: number) => server.db.update(limitedAttempts).set({ failures })

/** The office has one wrong login left before it has to wait. */
const arrangeWrongLogins = async () => {
  await server.createUser({ username: 'budi' })
  expect((await login('siapa', 'Salah12345')).status).toBe(422)
  await fillUp(98)
}

describe('wrong logins from one address', () => {
  test('wait from the hundredth on, whatever the account, and right ones with them', async () => {
    await arrangeWrongLogins()
    expect((await login('ani', 'Salah12345')).status).toBe(422)
    expect((await login('ani', 'Salah12345')).status).toBe(422)
    expect(await login('budi', TEST_PASSWORD)).toEqual({
      status: 429,
      detail: 'Terlalu banyak login gagal dari jaringan ini. Coba lagi dalam 5 detik.',
      wait: '5',
    })
    expect((await login('budi', TEST_PASSWORD, { from: ELSEWHERE })).status).toBe(200)
    server.clock.set(later(5))
    expect((await login('budi', TEST_PASSWORD)).status).toBe(200)
  })

  test('wait longer and longer, but never more than a minute', async () => {
    await arrangeWrongLogins()
    const waits: unknown[] = []
    for (let guess = 0; guess < 8; guess += 1) {
      await login(`siapa${guess}`, 'Salah12345')
      const { wait } = await login('budi', TEST_PASSWORD)
      waits.push(wait)
      server.clock.set(new Date(server.clock.now().getTime() + Number(wait ?? 0) * 1000))
    }
    expect(waits).toEqual([undefined, '5', '10', '20', '40', '60', '60', '60'])
    expect((await login('budi', TEST_PASSWORD)).status).toBe(200)
  })

  test('are counted together by two servers', async () => {
    await arrangeWrongLogins()
    await login('ani', 'Salah12345', { through: second })
    await login('ani', 'Salah12345')
    const through = second
    expect((await login('budi', TEST_PASSWORD, { through })).status).toBe(429)
  })

  test('sent all at once do not get past it, not even the one that is right', async () => {
    await arrangeWrongLogins()
    const { passwords } = server.app.services
    let release: () => void = () => undefined
    const gate = new Promise<void>((done) => {
      release = done
    })
    // The right guess is looked at last: the wrong ones have used the budget up by then.
    server.app.services.passwords = {
      ...passwords,
      verify: async (hash, password) => {
        if (password === TEST_PASSWORD) await gate
        return passwords.verify(hash, password)
      },
    }
    const right = login('budi', TEST_PASSWORD)
    for (let guess = 0; guess < 2; guess += 1) await login(`siapa${guess}`, 'Salah12345')
    release()
    const { status } = await right
    server.app.services.passwords = passwords
    expect(status).toBe(429)
    expect(await server.db.$count(sessions)).toBe(0)
  })

  test('right logins do not count: an office that mistyped 98 times is still let in', async () => {
    await arrangeWrongLogins()
    const office = await Promise.all(
      Array.from({ length: 12 }, (_, n) => server.createUser({ username: `staf${n}` })),
    )
    const all = await Promise.all(
      office.map(({ username }) => login(username, TEST_PASSWORD)),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await login('siapa', 'Salah12345')).status).toBe(422)
    expect((await login('budi', TEST_PASSWORD)).status).toBe(200)
  })

  test('from one IPv6 network count together', async () => {
    await server.createUser({ username: 'budi' })
    await login('siapa', 'Salah12345', { from: '2001:db8:1:2::1' })
    await fillUp(99)
    await login('ani', 'Salah12345', { from: '2001:db8:1:2:aaaa::2' })
    const sent = { from: '2001:db8:1:2:bbbb::3' }
    expect((await login('budi', TEST_PASSWORD, sent)).status).toBe(429)
    const other = { from: '2001:db8:1:3::1' }
    expect((await login('budi', TEST_PASSWORD, other)).status).toBe(200)
  })
})

describe('registrations from one address', () => {
  test('end at the limit, through either server, until the half hour is over', async () => {
    const first = await register('ani', { through: second })
    const rest = [await register('budi'), await register('citra')]
    expect([first, ...rest].map(({ status }) => status)).toEqual([200, 200, 200])
    server.clock.set(later(60))
    expect(await register('dewi', { through: second })).toEqual({
      status: 429,
      detail: 'Terlalu banyak pendaftaran dari jaringan ini. Coba lagi dalam 29 menit.',
      wait: '1740',
    })
    expect(await server.db.$count(users)).toBe(3)
    expect((await register('dewi', { from: ELSEWHERE })).status).toBe(200)
    server.clock.set(later(1800))
    expect((await register('eka')).status).toBe(200)
  })

  test('sent all at once are no more than the limit', async () => {
    const names = ['ani', 'budi', 'citra', 'dewi', 'eka', 'fajar']
    const all = await Promise.all(names.map((name) => register(name)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await server.db.$count(users)).toBe(3)
  })

  test('that were refused or repeated do not count', async () => {
    const key = '3f1f7c1c-8a5e-4a53-9c1e-3b1c1c1c1c1c'
    await register('ani', { key })
    await register('ani', { key })
    for (let again = 0; again < 4; again += 1) {
      expect((await register('ani')).status).toBe(409)
    }
    expect((await register('budi')).status).toBe(200)
    expect((await register('citra')).status).toBe(200)
  })

  test('do not serve to ask which of many names are taken', async () => {
    await server.createUser({ username: 'ani' })
    await register('ani')
    await fillUp(59)
    server.clock.set(later(29 * 60))
    expect((await register('ani')).status).toBe(409)
    for (const name of ['ani', 'bebas'])
      expect(await register(name)).toMatchObject({ status: 429, wait: '5' })
    expect((await register('budi', { from: ELSEWHERE })).status).toBe(200)
  })
})

describe('renewals that fail', () => {
  test('wait from the hundredth on; good ones are never held back', async () => {
    await server.createUser({ username: 'budi' })
    const { answer } = await server.call(api.auth.login, {
      body: { username: 'budi', password: TEST_PASSWORD },
    })
    expect((await renew('salah')).status).toBe(422)
    await fillUp(99)
    server.clock.set(later(14 * 60))
    expect((await renew('salah', { through: second })).status).toBe(422)
    expect(await renew('salah')).toEqual({
      status: 429,
      detail: 'Terlalu banyak permintaan dari jaringan ini. Coba lagi dalam 5 detik.',
      wait: '5',
    })
    expect((await renew('salah', { from: ELSEWHERE })).status).toBe(422)
    expect((await renew(answer.refreshToken)).status).toBe(200)
  })
})

test('a login looks at one hash whether the name is known, deleted or unknown', async () => {
  const verify = jest.spyOn(server.app.services.passwords, 'verify')
  await server.createUser({ username: 'budi' })
  await server.createUser({ username: 'ani', deletedAt: TEST_NOW })
  for (const name of ['budi', 'ani', 'siapa']) await login(name, 'Salah12345')
  const hash = expect.stringMatching(/^\$argon2id/)
  expect(verify.mock.calls).toEqual([
    [hash, 'Salah12345'],
    [null, 'Salah12345'],
    [null, 'Salah12345'],
  ])
})
