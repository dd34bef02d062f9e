import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { limitedAttempts, outbox } from '../db/schema/system.ts'
import { passwordLinks, recoveryRequests, users } from '../db/schema/users.ts'
import { waitingSender } from '../services/senders.ts'
import { NEW_PASSWORD, recoverySteps } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const server = emptiedServer()
const steps = recoverySteps(server)

const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

test("'a link, works once': from the question to a login with the new password", async () => {
  await server.createUser({ username: 'sari', email: 'sari@contoh.go.id' })
  const { status, answer } = await steps.ask('sari')
  expect({ status, answer }).toEqual({ status: 202, answer: ['email', 'whatsapp'] })
  const token = await steps.sentToken()
  expect(server.sent.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
    ['email', 'sari@contoh.go.id'],
    ['whatsapp', '081234567890'],
  ])
  const done = await steps.reset(token)
  expect(done).toMatchObject({ status: 200, answer: { username: 'sari' } })
  expect((await steps.logIn('sari', TEST_PASSWORD)).status).toBe(422)
  expect((await steps.logIn('sari', NEW_PASSWORD)).status).toBe(200)
  const again = await steps.reset(token)
  expect(again.status).toBe(410)
  expect(again.problem.detail).toBe(
    'Tautan ini sudah dipakai, sudah diganti tautan yang lebih baru, atau sudah lewat waktunya.',
  )
})

test.each(['sari', 'SARI', ' sari ', 'Sari@Contoh.go.id'])(
  'the account is found by %j',
  async (identity) => {
    await server.createUser({ username: 'sari', email: 'sari@contoh.go.id' })
    await steps.ask(identity)
    expect(await steps.sentToken()).not.toBe('')
  },
)

test("'32 random bytes … kept as a SHA-256', and the text of the message is forgotten when it is sent", async () => {
  await server.createUser({ username: 'sari' })
  await steps.ask('sari')
  const token = await steps.sentToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = [await server.outbox(), await server.db.select().from(passwordLinks)]
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a message that does not go out in time is ended, and its text forgotten', async () => {
  await server.createUser({ username: 'sari' })
  await steps.ask('sari')
  await steps.work()
  await steps.deliver({ email: waitingSender, whatsapp: waitingSender })
  expect((await server.outbox())[0]).toMatchObject({ state: 'queued' })
  server.clock.set(after(31))
  await steps.deliver()
  expect(server.sent).toEqual([])
  const rows = await server.outbox()
  expect(rows.map(({ state, body }) => ({ state, body }))).toEqual([
    { state: 'failed', body: '' },
    { state: 'failed', body: '' },
  ])
  const id = rows[0]?.id ?? ''
  const { status, problem } = await server.call(api.notification.resend, {
    ...{ params: { id }, as: 'admin' },
  })
  expect(status).toBe(409)
  expect(problem.detail).toBe(
    'Pesan ini memuat tautan pribadi yang tidak disimpan. Pemilik akun dapat meminta tautan baru.',
  )
})

test("'the same words and … whether or not the account exists': nothing is looked up before the answer", async () => {
  await server.createUser({ username: 'sari' })
  const statements = async (identity: string) => {
    const query = jest.spyOn(server.db, 'transaction')
    const { status, bytes } = await steps.ask(identity)
    const counted = query.mock.calls.length
    query.mockRestore()
    return { status, text: bytes.toString(), counted }
  }
  await statements('warm-up')
  const known = await statements('sari')
  expect(await statements('siapa')).toEqual(known)
  expect(await server.db.$count(recoveryRequests)).toBe(3)
  expect(await server.db.$count(outbox)).toBe(0)
  await steps.work()
  expect(await server.db.$count(recoveryRequests)).toBe(0)
})

test("'3 an hour for an account', whoever asks", async () => {
  await server.createUser({ username: 'sari' })
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await steps.ask('sari')).status).toBe(202)
    await steps.work()
  }
  server.clock.set(after(59))
  await steps.ask('sari')
  await steps.work()
  expect(await server.db.$count(outbox)).toBe(6)
  server.clock.set(after(61))
  await steps.ask('sari')
  await steps.work()
  expect(await server.db.$count(outbox)).toBe(8)
})

test('who is locked gets none, nor who would get one that is over', async () => {
  await server.createUser({ username: 'rima', lockedAt: TEST_NOW })
  await server.createUser({ username: 'sari' })
  await steps.ask('rima')
  await steps.work()
  await steps.ask('sari')
  server.clock.set(after(30))
  await steps.work()
  expect(await server.outbox()).toEqual([])
})

test('many who ask at once are all answered by one run', async () => {
  const asked = { identity: 'siapa', createdAt: TEST_NOW }
  await server.db.insert(recoveryRequests).values(Array(41).fill(asked))
  await steps.work()
  expect(await server.db.$count(recoveryRequests)).toBe(0)
})

test("'a limit per network address': the others go on", async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let asked = 0; asked < 19; asked += 1) await steps.ask('siapa', from('203.0.113.9'))
  server.clock.set(after(14))
  await steps.ask('siapa', from('203.0.113.9'))
  const refused = await steps.ask('siapa', from('203.0.113.9'))
  expect(refused.status).toBe(429)
  expect(refused.problem.detail).toBe(
    'Terlalu banyak permintaan dari jaringan ini. Coba lagi dalam 15 detik.',
  )
  expect((await steps.ask('siapa', from('198.51.100.7'))).status).toBe(202)
  expect(await server.db.$count(limitedAttempts)).toBe(2)
})

test("'a newer one ends it', and so do its time and the deletion of its account", async () => {
  const sari = await server.createUser({ username: 'sari' })
  await steps.ask('sari')
  const old = await steps.sentToken()
  await steps.ask('sari')
  const newer = await steps.sentToken()
  expect((await steps.reset(old)).status).toBe(410)
  server.clock.set(after(30))
  expect((await steps.reset(newer)).status).toBe(410)
  await steps.ask('sari')
  const last = await steps.sentToken()
  await server.db.update(users).set({ deletedAt: TEST_NOW }).where(eq(users.id, sari.id))
  expect((await steps.reset(last)).status).toBe(410)
  await steps.ask('sari')
  await steps.work()
  expect(await server.db.$count(recoveryRequests)).toBe(0)
  expect(await server.db.$count(passwordLinks)).toBe(1)
})

test('two who use a link at once: one gets in', async () => {
  await server.createUser({ username: 'sari' })
  await steps.ask('sari')
  const token = await steps.sentToken()
  const answers = await Promise.all([
    steps.reset(token, NEW_PASSWORD),
    steps.reset(token, 'Bakau2027x'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('a lost answer can be asked for again', async () => {
  await server.createUser({ username: 'sari' })
  await steps.ask('sari')
  const token = await steps.sentToken()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await steps.reset(token, NEW_PASSWORD, headers)
  expect(await steps.reset(token, NEW_PASSWORD, headers)).toMatchObject({
    ...{ status: 200, answer: { username: 'sari' } },
  })
})

test.each([
  [null, '24/08/2026 09:30 WIB'],
  ['Asia/Jayapura', '24/08/2026 11:30 WIT'],
] as const)(
  'until when the link counts is told by the clock of %s, so that it is true of a letter that waited',
  async (timeZone, until) => {
    await server.createUser({ username: 'sari', timeZone })
    await steps.ask('sari')
    await steps.sentToken()
    expect(server.sent.at(-1)?.body).toContain(
      `Tautan berlaku sampai ${until} dan hanya dapat dipakai satu kali.`,
    )
  },
)

test("'ends every session of the account, tells its e-mail address'", async () => {
  const sari = await server.createUser({ username: 'sari', email: 'sari@contoh.go.id' })
  const token = await server.tokenOf(sari)
  await steps.ask('sari')
  await steps.reset(await steps.sentToken())
  expect((await server.call(api.auth.me, { as: { token } })).status).toBe(401)
  await steps.deliver()
  expect(server.sent.at(-1)).toMatchObject({
    ...{ channel: 'email', recipient: 'sari@contoh.go.id' },
    subject: 'E-Coaching Kehutanan - Password Anda telah diganti',
  })
})

test.each([
  ['', NEW_PASSWORD, NEW_PASSWORD, { token: 'Token diperlukan' }],
  [
    'x',
    'rimba',
    'rimba',
    {
      password:
        'Password harus mengandung huruf kecil, huruf besar, angka, dan tanpa spasi',
    },
  ],
  ['x', NEW_PASSWORD, 'Rimba2027', { confirmPassword: 'Passwords tidak sama' }],
])('bad input: token %j, password %j and %j', async (token, password, again, errors) => {
  const body = { token, password, confirmPassword: again }
  const { status, problem } = await server.call(api.passwordRecovery.reset, { body })
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject(errors)
})

test.each(['', '   '])('nobody is meant by %j', async (identity) => {
  const { status, problem } = await steps.ask(identity)
  expect(status).toBe(400)
  expect(problem.errors).toEqual({ identity: 'Username atau email diperlukan' })
})
