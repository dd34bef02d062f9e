import { api } from '../../lib/contract/index.ts'
import { EVERY_CALL, nameOf } from '../../lib/testing/every-call.ts'
import { type UserRow, updateUserRow } from '../repositories/users.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const logIn = async (server: TestServer, { username }: UserRow) => {
  const body = { username, password: TEST_PASSWORD }
  const { answer } = await server.call(api.auth.login, { body })
  return { token: answer.accessToken }
}

describe('password and code once more', () => {
  const server = emptiedServer()
  let admin: UserRow
  let sari: UserRow
  beforeEach(async () => {
    admin = await server.createUser({ role: 'admin' })
    sari = await server.createUser()
  })

  const makeLink = (as: { token: string }) =>
    server.call(api.passwordRecovery.makeLink, { as, params: { id: sari.id } })
  const confirm = (as: { token: string }, body: Record<string, unknown>) =>
    server.call(api.secondFactor.confirm, { as, body })

  test('a link for a password is refused with the reason, and made after the password', async () => {
    const as = await logIn(server, admin)
    const { status, problem } = await makeLink(as)
    expect([status, problem.reason, problem.detail]).toEqual([
      403,
      'confirm-password',
      'Masukkan password Anda sekali lagi untuk melanjutkan.',
    ])
    expect((await confirm(as, { password: TEST_PASSWORD })).status).toBe(200)
    expect((await makeLink(as)).status).toBe(200)
  })

  test('each of what a stolen session must not do is refused before it', async () => {
    const asks = EVERY_CALL.filter(({ asksAgain }) => asksAgain)
    expect(asks.map(nameOf).sort()).toEqual([
      'DELETE /admin-account/:id',
      'DELETE /auth/second-factor/setup',
      'PATCH /admin-account/:id',
      'POST /admin-account',
      'POST /auth/person-export',
      'POST /auth/second-factor/recovery-codes',
      'POST /auth/second-factor/setup',
      'POST /user/:id/password-link',
    ])
    const as = await logIn(server, admin)
    const { status, problem } = await server.call(api.secondFactor.begin, { as })
    expect([status, problem.reason]).toEqual([403, 'confirm-password'])
  })

  test('it is not asked for twice within five minutes, in this session alone', async () => {
    const [as, other] = [await logIn(server, admin), await logIn(server, admin)]
    await confirm(as, { password: TEST_PASSWORD })
    server.clock.set(later(4.9))
    expect((await makeLink(as)).status).toBe(200)
    expect((await makeLink(other)).status).toBe(403)
    server.clock.set(later(5))
    expect((await makeLink(as)).problem.reason).toBe('confirm-password')
  })

  test('where there is a second factor its code is asked for too, and used up', async () => {
    const as = await logIn(server, admin)
    const { codeAt } = await giveFactor(server, admin)
    expect((await makeLink(as)).problem.reason).toBe('confirm-password-and-code')
    const turnedOff = await server.call(api.secondFactor.turnOff, { as })
    expect(turnedOff.problem.reason).toBe('confirm-password-and-code')
    const password = TEST_PASSWORD
    expect((await confirm(as, { password })).problem.errors).toEqual({
      code: 'Kode diperlukan',
    })
    expect((await confirm(as, { password, code: '000000' })).status).toBe(422)
    expect((await makeLink(as)).status).toBe(403)
    const code = codeAt(TEST_NOW)
    expect((await confirm(as, { password, code })).status).toBe(200)
    expect((await makeLink(as)).status).toBe(200)
    expect((await confirm(as, { password, code })).status).toBe(422)
  })

  test('the answer was lost: the same once more is taken as it was, and its code for nothing else', async () => {
    const [as, other] = [await logIn(server, admin), await logIn(server, admin)]
    const { codeAt } = await giveFactor(server, admin)
    const body = { password: TEST_PASSWORD, code: codeAt(TEST_NOW) }
    const press = async (session: { token: string }) => {
      const headers = { 'idempotency-key': 'once-more-1' }
      const call = api.secondFactor.confirm
      return (await server.call(call, { as: session, body, headers })).status
    }
    expect([await press(as), await press(as)]).toEqual([200, 200])
    expect((await makeLink(as)).status).toBe(200)
    expect(await press(other)).toBe(422)
    expect((await makeLink(other)).status).toBe(403)
    server.clock.set(later(5))
    expect(await press(as)).toBe(422)
  })

  test('wrong codes count together with those of logins, and a right one begins both counts anew', async () => {
    const as = await logIn(server, admin)
    const { codeAt } = await giveFactor(server, admin)
    const guess = (code = '000000') => confirm(as, { password: TEST_PASSWORD, code })
    const nineGuesses = async () => {
      const statuses = []
      for (let n = 0; n < 9; n += 1) statuses.push((await guess()).status)
      return new Set(statuses)
    }
    expect(await nineGuesses()).toEqual(new Set([422]))
    expect((await guess(codeAt(TEST_NOW))).status).toBe(200)
    expect(await nineGuesses()).toEqual(new Set([422]))
    const login = await server.call(api.auth.login, {
      body: { username: admin.username, password: TEST_PASSWORD },
    })
    const { challenge = '' } = login.answer
    const enter = (code: string) =>
      server.call(api.secondFactor.answer, { body: { challenge, code } })
    expect((await enter('000000')).status).toBe(422)
    expect((await enter(codeAt(later(0.5)))).status).toBe(429)
  })

  test.each([
    ['has another password', { passwordHash: 'x' }, 422],
    ['is gone', { deletedAt: TEST_NOW }, 404],
  ])(
    'nothing is confirmed for an account that %s since it was looked at',
    async (_, set, status) => {
      const as = await logIn(server, admin)
      const { passwords } = server.services
      const { verify } = passwords
      passwords.verify = async (...input) => {
        passwords.verify = verify
        await updateUserRow(server.db, admin.id, set)
        return verify(...input)
      }
      expect((await confirm(as, { password: TEST_PASSWORD })).status).toBe(status)
    },
  )

  test('a wrong password confirms nothing and counts as a guess', async () => {
    const as = await logIn(server, admin)
    const tried = await confirm(as, { password: 'Salah12345' })
    expect([tried.status, tried.problem.errors]).toEqual([
      422,
      { password: 'Password salah' },
    ])
    for (let more = 0; more < 9; more += 1) await confirm(as, { password: 'Salah12345' })
    expect((await confirm(as, { password: TEST_PASSWORD })).status).toBe(429)
    expect((await makeLink(as)).status).toBe(403)
  })

  test.each([{}, { password: '' }, { password: 'a'.repeat(200) }])(
    'no body is %j',
    async (body) => {
      expect((await confirm(await logIn(server, admin), body)).status).toBe(400)
    },
  )

  test('participants and visitors have nothing to confirm', async () => {
    const body = { password: TEST_PASSWORD }
    const { confirm: call } = api.secondFactor
    expect((await server.call(call, { as: sari, body })).status).toBe(403)
    expect((await server.call(call, { body })).status).toBe(401)
  })
})

describe("'ADMIN_SECOND_FACTOR=required leads every admin without one to it before anything else'", () => {
  const server = emptiedServer({ config: { requiresSecondFactor: true } })

  test.each(['admin', 'superadmin'] as const)('%s', async (role) => {
    const admin = await server.createUser({ role })
    const as = await logIn(server, admin)
    const { status, problem } = await server.call(api.adminCoaching.list, { as })
    expect([status, problem.reason, problem.detail]).toEqual([
      403,
      'set-up-second-factor',
      'Kantor Anda mewajibkan verifikasi dua langkah bagi admin. Aktifkan dahulu di halaman Akun Saya.',
    ])
    expect((await server.call(api.auth.me, { as })).status).toBe(200)
    const { answer } = await server.call(api.secondFactor.state, { as })
    expect(answer).toMatchObject({ since: null, isRequired: true })
    await giveFactor(server, admin)
    expect((await server.call(api.adminCoaching.list, { as })).status).toBe(200)
  })

  test('participants and visitors know nothing of it', async () => {
    expect((await server.call(api.coaching.upcomingUser, { as: 'user' })).status).toBe(200)
    expect((await server.call(api.coaching.upcoming)).status).toBe(200)
  })

  test('the client is told by a name', async () => {
    const { answer } = await server.call(api.features.list)
    expect(answer).toContain('required-second-factor')
  })
})
