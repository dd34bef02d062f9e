import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { codeOf, giveFactor } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { storedRows } from '../testing/stored-rows.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
let admin: UserRow
beforeEach(async () => {
  admin = await server.createUser({ role: 'admin', username: 'rima' })
})

const logIn = () =>
  server.call(api.auth.login, { body: { username: 'rima', password: TEST_PASSWORD } })
const letters = async () => (await server.outbox()).map(({ subject }) => subject)

const WRONG =
  'Kode ini salah. Pastikan aplikasi memakai kunci yang terakhir Anda buat dan jam ponsel Anda tepat, lalu coba kode berikutnya.'

describe('setting it up', () => {
  const setUp = async () => {
    const { answer: begun } = await server.call(api.secondFactor.begin, { as: admin })
    const done = await server.call(api.secondFactor.turnOn, {
      ...{ as: admin, body: { code: codeOf(begun.key, server.clock.now()) } },
    })
    return { ...begun, done }
  }

  test("'picture and text of the key, a first code, ten recovery codes shown once and kept as hashes'", async () => {
    const { key, picture, done } = await setUp()
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(picture).toMatch(/^<svg /)
    expect(done.status).toBe(200)
    expect(done.answer.codes).toHaveLength(10)
    expect(new Set(done.answer.codes).size).toBe(10)
    for (const code of done.answer.codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    const kept = JSON.stringify(await storedRows(server.db))
    for (const secret of [key, ...done.answer.codes]) expect(kept).not.toContain(secret)
    const { answer } = await server.call(api.secondFactor.state, { as: admin })
    expect(answer).toEqual({
      ...{ since: TEST_NOW.toISOString(), recoveryCodesLeft: 10, isRequired: false },
    })
    expect(await letters()).toEqual(['E-Coaching Kehutanan - Verifikasi dua langkah aktif'])
  })

  test('before its first code nothing is asked for, and a wrong one changes nothing', async () => {
    await server.call(api.secondFactor.begin, { as: admin })
    const { status, problem } = await server.call(api.secondFactor.turnOn, {
      ...{ as: admin, body: { code: '000000' } },
    })
    expect([status, problem.errors]).toEqual([422, { code: WRONG }])
    expect((await logIn()).answer.user.username).toBe('rima')
  })

  test('of two keys begun in two tabs the last one counts, and the code of the other is told so', async () => {
    const first = await server.call(api.secondFactor.begin, { as: admin })
    const { answer } = await server.call(api.secondFactor.begin, { as: admin })
    const enter = (key: string) =>
      server.call(api.secondFactor.turnOn, {
        ...{ as: admin, body: { code: codeOf(key, TEST_NOW) } },
      })
    const { status, problem } = await enter(first.answer.key)
    expect([status, problem.errors]).toEqual([422, { code: WRONG }])
    expect((await enter(answer.key)).status).toBe(200)
  })

  test('one in use is not replaced: it is turned off first', async () => {
    const { key } = await setUp()
    const body = { code: codeOf(key, server.clock.now()) }
    const isOn = 'Verifikasi dua langkah akun ini sudah aktif.'
    const begun = await server.call(api.secondFactor.begin, { as: admin })
    expect([begun.status, begun.problem.detail]).toEqual([409, isOn])
    const turned = await server.call(api.secondFactor.turnOn, { as: admin, body })
    expect([turned.status, turned.problem.detail]).toEqual([
      409,
      `${isOn} Bila Anda belum menyimpan kode cadangannya, buat kode cadangan baru.`,
    ])
  })

  test('whose answer was lost gets its recovery codes at the next try', async () => {
    const { answer: begun } = await server.call(api.secondFactor.begin, { as: admin })
    const body = { code: codeOf(begun.key, server.clock.now()) }
    const headers = { 'idempotency-key': 'first-code-of-rima' }
    const turnOn = () => server.call(api.secondFactor.turnOn, { as: admin, body, headers })
    const lost = await turnOn()
    const again = await turnOn()
    expect(again.status).toBe(200)
    expect(again.answer.codes).toEqual(lost.answer.codes)
  })

  test('no code is right before a key is made', async () => {
    const { status, problem } = await server.call(api.secondFactor.turnOn, {
      ...{ as: admin, body: { code: '000000' } },
    })
    expect([status, problem.detail]).toEqual([
      409,
      'Kunci ini sudah diganti. Mulai lagi pengaturannya.',
    ])
  })

  test('sessions that began without a code end, all but the one that set it up', async () => {
    const [other, own] = [await logIn(), { token: await server.tokenOf(admin) }]
    const { answer } = await server.call(api.secondFactor.begin, { as: own })
    const body = { code: codeOf(answer.key, TEST_NOW) }
    await server.call(api.secondFactor.turnOn, { as: own, body })
    const statusOf = async (token: string) =>
      (await server.call(api.auth.me, { as: { token } })).status
    expect(await statusOf(other.answer.accessToken)).toBe(401)
    expect(await statusOf(own.token)).toBe(200)
  })

  test.each([{}, { code: '' }, { code: '12345' }, { code: 'abcdef' }, { code: 1 }])(
    'a first code is no %j',
    async (body) => {
      await server.call(api.secondFactor.begin, { as: admin })
      const { status } = await server.call(api.secondFactor.turnOn, { as: admin, body })
      expect(status).toBe(400)
    },
  )

  test("'Admins may add a second factor': participants and visitors not", async () => {
    for (const call of [api.secondFactor.state, api.secondFactor.begin]) {
      expect((await server.call(call, { as: 'user' })).status).toBe(403)
      expect((await server.call(call)).status).toBe(401)
      expect((await server.call(call, { as: 'superadmin' })).status).toBe(200)
    }
  })
})

test("off again: login answers tokens, and 'the person is told by e-mail'", async () => {
  await giveFactor(server, admin)
  expect((await server.call(api.secondFactor.turnOff, { as: admin })).status).toBe(200)
  expect((await logIn()).answer.user.username).toBe('rima')
  expect(await letters()).toEqual([
    'E-Coaching Kehutanan - Verifikasi dua langkah dimatikan',
  ])
  expect((await server.outbox())[0]?.body).toContain('telah dimatikan. Login hanya')
  const { answer } = await server.call(api.audit.list, { as: 'superadmin' })
  expect(answer.entries.map(({ call }) => call)).toContain(
    'DELETE /auth/second-factor/setup',
  )
})
