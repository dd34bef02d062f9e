import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { tellRecoveryCodeUsed } from '../services/second-factor-messages.ts'
import { giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
let admin: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin', username: 'rima' })
})

const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
const logIn = () =>
  server.call(api.auth.login, { body: { username: 'rima', password: TEST_PASSWORD } })
const challenged = async () => (await logIn()).answer.challenge ?? ''
const enter = (challenge: string, code: string) =>
  server.call(api.secondFactor.answer, { body: { challenge, code } })

const WRONG =
  'Kode ini salah atau sudah dipakai. Periksa jam perangkat Anda, lalu coba kode berikutnya.'
const USED =
  'Login ini tidak menunggu kode lagi: waktunya sudah habis, kodenya sudah diterima, atau akun ini diubah sementara itu. Silakan login dari awal.'
const OVER = 'Waktu atau kesempatan memasukkan kode sudah habis. Silakan login dari awal.'

describe('login', () => {
  test("'answers a challenge of 5 minutes instead of tokens', and the code answers like login", async () => {
    const { codeAt } = await giveFactor(server, admin)
    const { status, answer } = await logIn()
    expect(status).toBe(200)
    expect(answer).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: later(300).toISOString(),
    })
    const done = await enter(answer.challenge ?? '', codeAt(TEST_NOW))
    expect(done.status).toBe(200)
    expect(done.answer.user.username).toBe('rima')
    const as = { token: done.answer.accessToken }
    expect((await server.call(api.auth.me, { as })).status).toBe(200)
  })

  test.each([
    ['two steps old', -60, 422],
    ['of the step before', -30, 200],
    ['of this step', 0, 200],
    ['of the next step', 30, 200],
    ['two steps ahead', 60, 422],
  ])("'drift of one step': a code %s", async (_, seconds, status) => {
    const { codeAt } = await giveFactor(server, admin)
    expect((await enter(await challenged(), codeAt(later(seconds)))).status).toBe(status)
  })

  test.each([
    [(code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    [(c: string) => ` ${c} `],
    [(code: string) => `${code.slice(0, 3)}\u2013${code.slice(3)}`],
  ])('a pasted code may have gaps', async (typed) => {
    const { codeAt } = await giveFactor(server, admin)
    expect((await enter(await challenged(), typed(codeAt(TEST_NOW)))).status).toBe(200)
  })

  test('the answer to a right code was lost: the same once more opens the same session, another code is not told as too late', async () => {
    const { codeAt } = await giveFactor(server, admin)
    const challenge = await challenged()
    const body = { challenge, code: codeAt(TEST_NOW) }
    const headers = { 'idempotency-key': 'login-code-1' }
    const send = () => server.call(api.secondFactor.answer, { body, headers })
    const first = await send()
    const again = await send()
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.answer).toEqual(first.answer)
    const { status, problem } = await enter(challenge, codeAt(later(30)))
    expect([status, problem.detail]).toEqual([410, USED])
  })

  test("'a code works once', and none before it works after it", async () => {
    const { codeAt } = await giveFactor(server, admin)
    expect((await enter(await challenged(), codeAt(TEST_NOW))).status).toBe(200)
    for (const code of [codeAt(TEST_NOW), codeAt(later(-30))]) {
      const { status, problem } = await enter(await challenged(), code)
      expect([status, problem.detail]).toEqual([422, WRONG])
    }
    expect((await enter(await challenged(), codeAt(later(30)))).status).toBe(200)
  })

  test.each([
    ['at one challenge', 1],
    ['at two challenges', 2],
  ])('the same code twice at once %s opens one session', async (_, count) => {
    const { codeAt } = await giveFactor(server, admin)
    const challenges = [await challenged(), await challenged()]
    const statuses = await Promise.all(
      [0, 1].map(
        async (at) => (await enter(challenges[at % count] ?? '', codeAt(TEST_NOW))).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test("'five wrong codes end it', also for the right one, and a new login goes on", async () => {
    const { codeAt } = await giveFactor(server, admin)
    const challenge = await challenged()
    for (let tried = 0; tried < 4; tried += 1)
      expect((await enter(challenge, '000000')).status).toBe(422)
    for (const code of ['000000', codeAt(TEST_NOW)]) {
      const { status, problem } = await enter(challenge, code)
      expect([status, problem.detail]).toEqual([410, OVER])
    }
    expect((await enter(await challenged(), codeAt(TEST_NOW))).status).toBe(200)
  })

  test('wrong codes count for the account over all challenges, and nobody waits for long', async () => {
    const { codeAt } = await giveFactor(server, admin)
    for (let tried = 0; tried < 9; tried += 1) await enter(await challenged(), '000000')
    // within the hour
    server.clock.set(later(3500))
    await enter(await challenged(), '000000')
    const refused = await enter(await challenged(), codeAt(later(3500)))
    expect([refused.status, refused.problem.detail]).toEqual([
      429,
      'Terlalu banyak kode yang salah. Coba lagi dalam 30 detik.',
    ])
    server.clock.set(later(3531))
    expect((await enter(await challenged(), codeAt(later(3531)))).status).toBe(200)
    // and the right one begins the count anew
    for (let tried = 0; tried < 2; tried += 1)
      expect((await enter(await challenged(), '000000')).status).toBe(422)
  })

  test.each([
    ['after 5 minutes', async () => server.clock.set(later(300))],
    [
      'after a new password',
      async () => {
        const as = { token: await server.tokenOf(admin) }
        const [newPassword, oldPassword] = ['Rimba2026', TEST_PASSWORD]
        const body = { oldPassword, newPassword, confirmationPassword: newPassword }
        expect((await server.call(api.auth.changePassword, { as, body })).status).toBe(200)
      },
    ],
    [
      'after it was turned off',
      async () => {
        await server.call(api.secondFactor.turnOff, { as: admin })
      },
    ],
  ])('a challenge is over %s', async (_, act) => {
    const { codeAt } = await giveFactor(server, admin)
    const challenge = await challenged()
    await act()
    const { status, problem } = await enter(challenge, codeAt(server.clock.now()))
    expect([status, problem.detail]).toEqual([410, USED])
  })

  test.each([
    {},
    { challenge: 'x' },
    { code: '123456' },
    { challenge: 'x', code: 'a'.repeat(50) },
  ])('no answer is %j', async (body) => {
    expect((await server.call(api.secondFactor.answer, { body })).status).toBe(400)
  })
})

describe('recovery codes', () => {
  const codes = async () =>
    (await server.call(api.secondFactor.renewCodes, { as: admin })).answer.codes

  test('each works once, however it is typed, and its owner is told', async () => {
    await giveFactor(server, admin)
    const [first = '', second = ''] = await codes()
    expect((await enter(await challenged(), first.toUpperCase())).status).toBe(200)
    expect((await enter(await challenged(), first)).status).toBe(422)
    expect((await enter(await challenged(), second.replace('-', ' '))).status).toBe(200)
    const { answer } = await server.call(api.secondFactor.state, { as: admin })
    expect(answer.recoveryCodesLeft).toBe(8)
    expect((await server.outbox()).map(({ body }) => body)).toEqual([
      expect.stringContaining('Tersisa 9 kode.'),
      expect.stringContaining('Tersisa 8 kode.'),
    ])
  })

  test('who has fewer than three left is told to make new ones', async () => {
    for (const left of [3, 2])
      await tellRecoveryCodeUsed(server.db, server.services, {
        ...{ account: admin, left, now: TEST_NOW },
      })
    const bodies = (await server.outbox()).map(({ body }) => body).toSorted()
    expect(bodies).toEqual([
      expect.stringContaining(
        'Tersisa 2 kode. Buat kode cadangan baru di halaman Akun Saya.',
      ),
      expect.stringMatching(/Tersisa 3 kode\.$/m),
    ])
  })

  test('the same one twice at once opens one session', async () => {
    await giveFactor(server, admin)
    const [code = ''] = await codes()
    const challenges = [await challenged(), await challenged()]
    const replies = await Promise.all(challenges.map((challenge) => enter(challenge, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('new ones end those of before; without a second factor there are none', async () => {
    const refused = await server.call(api.secondFactor.renewCodes, { as: admin })
    expect([refused.status, refused.problem.detail]).toEqual([
      404,
      'Verifikasi dua langkah akun ini sudah dimatikan, jadi tidak ada kode cadangan baru.',
    ])
    await giveFactor(server, admin)
    const [old = ''] = await codes()
    await codes()
    expect((await enter(await challenged(), old)).status).toBe(422)
  })

  test('they are the way in where the secret of the server is another one', async () => {
    const { codeAt } = await giveFactor(server, admin)
    const [code = ''] = await codes()
    const secret = 'another secret, long enough for everyone'
    const replaced = jest.replaceProperty(server.services.config, 'secret', secret)
    const refused = await enter(await challenged(), codeAt(TEST_NOW))
    expect(refused.problem.detail).toBe(
      'Kode aplikasi akun ini tidak dapat diperiksa lagi karena kunci rahasia server telah diganti. Pakai kode cadangan, atau minta superadmin mematikan verifikasi dua langkah Anda.',
    )
    expect((await enter(await challenged(), code)).status).toBe(200)
    replaced.restore()
  })
})
