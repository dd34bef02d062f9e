import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()

const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const WRONG = 'Salah12345'

const login = (username: string, password: string, from: string) =>
  server.call(api.auth.login, {
    body: { username, password },
    headers: { 'x-forwarded-for': from },
  })

/** How many of these guesses had their password looked at. */
const lookedAt = (replies: { status: number }[]) =>
  replies.filter(({ status }) => status === 422).length

describe('one account guessed from many networks', () => {
  const guessFrom = async (addresses: string[], name = 'budi') => {
    const replies: { status: number }[] = []
    for (const address of addresses) replies.push(await login(name, WRONG, address))
    return replies
  }
  const prefixes = (count: number) =>
    Array.from({ length: count }, (_, n) => `2001:db8:1:${n.toString(16)}::1`)

  test('is slowed down: 120 networks of one site have 32 guesses and not 120', async () => {
    await server.createUser({ username: 'budi' })
    expect(lookedAt(await guessFrom(prefixes(120)))).toBe(32)
    server.clock.set(later(30))
    expect(lookedAt(await guessFrom(prefixes(120)))).toBe(1)
  })

  test('is never locked out: from elsewhere its owner gets in at once', async () => {
    await server.createUser({ username: 'budi' })
    await guessFrom(prefixes(40))
    expect((await login('budi', WRONG, '198.51.100.7')).status).toBe(422)
    expect((await login('budi', TEST_PASSWORD, '198.51.100.7')).status).toBe(200)
    const late = await login('budi', TEST_PASSWORD, '2001:db8:1:ffff::1')
    expect([late.status, late.headers['retry-after']]).toEqual([429, '30'])
    server.clock.set(later(30))
    expect((await login('budi', TEST_PASSWORD, '2001:db8:1:ffff::1')).status).toBe(200)
  })

  test('waits a minute at most where the guessing goes on', async () => {
    await server.createUser({ username: 'budi' })
    await guessFrom(prefixes(40))
    for (const seconds of [30, 90, 150]) {
      server.clock.set(later(seconds))
      await guessFrom(prefixes(3))
    }
    const { headers } = await login('budi', TEST_PASSWORD, '2001:db8:1:ffff::1')
    expect(headers['retry-after']).toBe('60')
  })

  test('a name that nobody has is slowed down alike', async () => {
    expect(lookedAt(await guessFrom(prefixes(60), 'siapa'))).toBe(32)
  })
})

test.each([
  ['capital letters', 'SuperAdmin'],
  ['full-width letters', 'ｓｕｐｅｒａｄｍｉｎ'],
])('%s are the same name: they sign in and share its count', async (_, spelling) => {
  await server.createUser({ username: 'superadmin' })
  expect((await login(spelling, TEST_PASSWORD, '203.0.113.9')).status).toBe(200)
  const guesses: { status: number }[] = []
  for (let n = 0; n < 8; n += 1) {
    guesses.push(await login('superadmin', WRONG, '203.0.113.9'))
    guesses.push(await login(spelling, WRONG, '203.0.113.9'))
  }
  expect(lookedAt(guesses)).toBe(10)
})

test('a dotted capital I is another letter: it opens no account and has no second budget', async () => {
  await server.createUser({ username: 'superadmin' })
  const guesses: { status: number }[] = []
  for (let n = 0; n < 12; n += 1) {
    guesses.push(await login('superadmİn', TEST_PASSWORD, '203.0.113.9'))
  }
  expect(guesses.filter(({ status }) => status === 200)).toEqual([])
})

describe('the old password', () => {
  const change = (
    as: UserRow,
    { old = TEST_PASSWORD, fresh = 'Bakau2027', from = '203.0.113.9' } = {},
  ) =>
    server.call(api.auth.changePassword, {
      as,
      body: { oldPassword: old, newPassword: fresh, confirmationPassword: fresh },
      headers: { 'x-forwarded-for': from },
    })

  test('cannot be guessed without end, and shares its count with logins', async () => {
    const budi = await server.createUser({ username: 'budi' })
    const guesses: { status: number }[] = []
    for (let n = 0; n < 6; n += 1) {
      guesses.push(await change(budi, { old: WRONG }))
      guesses.push(await login('budi', WRONG, '203.0.113.9'))
    }
    expect(lookedAt(guesses)).toBe(10)
    const { status, problem, headers } = await change(budi)
    expect([status, headers['retry-after']]).toEqual([429, '30'])
    expect(problem.detail).toBe('Terlalu banyak percobaan login. Coba lagi dalam 30 detik.')
    expect((await change(budi, { from: '198.51.100.7' })).status).toBe(200)
  })

  test('guessed at all at once is counted like any other', async () => {
    const budi = await server.createUser()
    const token = { token: await server.tokenOf(budi) }
    const guesses = Array.from({ length: 20 }, (_, n) =>
      server.call(api.auth.changePassword, {
        as: token,
        body: {
          ...{ oldPassword: `${WRONG}${n}` },
          ...{ newPassword: 'Bakau2027', confirmationPassword: 'Bakau2027' },
        },
      }),
    )
    expect(lookedAt(await Promise.all(guesses))).toBe(10)
  })

  test('serves one change: of two sent at once one succeeds', async () => {
    const budi = await server.createUser({ username: 'budi' })
    const fresh = ['Bakau2027', 'Rimba2028']
    const both = await Promise.all(
      fresh.map((password) => change(budi, { fresh: password })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const lost = both.find(({ status }) => status === 422)
    expect(lost?.problem.errors).toEqual({ oldPassword: 'Password lama salah' })
    const won = fresh[both.findIndex(({ status }) => status === 200)] ?? ''
    expect((await login('budi', won, '203.0.113.9')).status).toBe(200)
  })
})
