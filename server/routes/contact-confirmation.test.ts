import { api } from '../../lib/contract/index.ts'
import { contactChanges } from '../db/schema/account-guards.ts'
import type { UserRow } from '../repositories/users.ts'
import { waitingSender } from '../services/senders.ts'
import { recoverySteps, tokenIn } from '../testing/recovery-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { createTestServer, TEST_NOW, TEST_PASSWORD } from '../testing/test-server.ts'

const [OLD, NEW] = ['sari@contoh.go.id', 'sari.baru@contoh.go.id']
const PHONE = '081234567890'

const server = emptiedServer()
const steps = recoverySteps(server)
let sari: UserRow
beforeEach(async () => {
  sari = await server.createUser({ username: 'sari', email: OLD, whatsapp: PHONE })
})

const change = (contacts: { email?: string; whatsapp?: string }, as = sari) =>
  server.call(api.auth.updateUser, {
    as,
    body: {
      ...{ fullName: as.fullName, jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
      ...{ username: as.username, email: NEW, whatsapp: PHONE, ...contacts },
      coachingYangDiminati: [],
    },
  })
const waiting = async (as = sari) =>
  (await server.call(api.contactConfirmation.list, { as })).answer
const confirm = (token: string, password = TEST_PASSWORD) =>
  server.call(api.contactConfirmation.confirm, { body: { token, password } })
const sendAgain = (channel: 'email' | 'whatsapp') =>
  server.call(api.contactConfirmation.sendAgain, { as: sari, body: { channel } })

/** The token of the newest link of a page that was sent, and to whom. */
const sentLink = async (page: string) => {
  await steps.work()
  await steps.deliver()
  const message = server.sent.findLast(({ body }) => body.includes(`#/${page}?`))
  return { token: tokenIn(message?.body), to: message?.recipient }
}
const passwordLinkGoesTo = async (identity = 'sari') => {
  server.sent.length = 0
  await steps.ask(identity)
  await steps.work()
  await steps.deliver()
  return server.sent
    .filter(({ body }) => body.includes('password-baru'))
    .map((m) => m.recipient)
    .toSorted()
}

test("'told to the old one and confirmed at the new': stored at once, confirmed by link and password", async () => {
  expect((await change({})).answer).toMatchObject({ email: NEW })
  expect(await waiting()).toEqual([
    { channel: 'email', confirmed: OLD, linkUntil: '2026-08-25T02:00:00.000Z' },
  ])
  const { token, to } = await sentLink('konfirmasi-kontak')
  expect(to).toBe(NEW)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const told = server.sent.find(({ subject }) => subject.includes('telah diganti'))
  expect(told).toMatchObject({ channel: 'email', recipient: OLD })
  const rows = [await server.outbox(), await server.db.select().from(contactChanges)]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await confirm(token)).toMatchObject({ status: 200, answer: { channel: 'email' } })
  expect(await waiting()).toEqual([])
  const last = (await server.outbox()).filter(({ subject }) =>
    /dikonfirmasi$/.test(subject),
  )
  expect(last).toMatchObject([
    { recipient: OLD, body: expect.stringContaining(`Alamat ${NEW} sudah dikonfirmasi`) },
  ])
  expect((await confirm(token)).status).toBe(410)
  await steps.deliver()
  expect(server.sent.at(-1)).toMatchObject({
    ...{ recipient: OLD, subject: expect.stringContaining('telah dikonfirmasi') },
  })
  expect(await passwordLinkGoesTo()).toEqual([PHONE, NEW])
})

test('until then links for passwords go to the one before, also over several changes and by its name', async () => {
  await change({})
  await change({ email: 'pencuri@contoh.id', whatsapp: '089999999999' })
  expect(await waiting()).toMatchObject([
    { channel: 'email', confirmed: OLD },
    { channel: 'whatsapp', confirmed: PHONE },
  ])
  await sentLink('konfirmasi-kontak')
  const asked = server.sent.map(({ channel, subject }) => `${channel} ${subject}`)
  expect(asked).toEqual(
    expect.arrayContaining([
      'email E-Coaching Kehutanan - Konfirmasi alamat email',
      'whatsapp E-Coaching Kehutanan - Konfirmasi nomor WhatsApp',
    ]),
  )
  for (const name of ['sari', OLD, 'pencuri@contoh.id'])
    expect(await passwordLinkGoesTo(name)).toEqual([PHONE, OLD])
})

test('a link for a password that was sent before ends with the confirmation', async () => {
  await steps.ask('sari')
  const before = await sentLink('password-baru')
  await change({})
  const { token } = await sentLink('konfirmasi-kontak')
  expect((await confirm(token)).status).toBe(200)
  expect((await steps.reset(before.token)).status).toBe(410)
})

test("the one before is nobody else's until then, so that its owner can go back to it", async () => {
  await change({})
  const dewi = await server.createUser({ username: 'dewi', email: 'dewi@contoh.go.id' })
  expect((await change({ email: OLD }, dewi)).problem.errors).toEqual({
    email: 'Email sudah terdaftar',
  })
  const office = { username: 'rima', fullName: 'Rima', email: OLD, whatsapp: PHONE }
  const { status } = await server.call(api.auth.updateAdmin, { as: 'admin', body: office })
  const made = await server.call(api.adminAccount.create, {
    ...{ as: 'superadmin', body: { ...office, role: 'admin' } },
  })
  expect([status, made.status]).toEqual([409, 409])
  expect((await change({ email: OLD })).status).toBe(200)
})

test('a thief of a session cannot confirm without the password, nor end the way of the owner', async () => {
  await steps.ask('sari')
  const owners = await sentLink('password-baru')
  await change({ email: 'pencuri@contoh.id' })
  const { token } = await sentLink('konfirmasi-kontak')
  const refused = await confirm(token, 'Salah12345')
  expect(refused.status).toBe(422)
  expect(refused.problem.errors).toEqual({ password: 'Password salah' })
  expect((await steps.reset(owners.token)).status).toBe(200)
  await steps.deliver()
  const told = server.sent.filter(({ subject }) => subject.includes('Password Anda'))
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(['pencuri@contoh.id', OLD])
})

test('guesses at the password of a link count like those of the login', async () => {
  await change({})
  const { token } = await sentLink('konfirmasi-kontak')
  const statuses = []
  for (let n = 0; n < 12; n += 1) statuses.push((await confirm(token, 'Salah12345')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

test("'24 h': an old link is over, another can be sent and ends it; five in an hour", async () => {
  await change({})
  const first = await sentLink('konfirmasi-kontak')
  expect((await sendAgain('email')).status).toBe(200)
  const second = await sentLink('konfirmasi-kontak')
  expect((await confirm(first.token)).status).toBe(410)
  for (let n = 0; n < 3; n += 1) expect((await sendAgain('email')).status).toBe(200)
  const refused = await sendAgain('email')
  expect([refused.status, refused.problem.detail]).toEqual([
    429,
    'Sudah lima tautan dikirim dalam satu jam. Coba lagi dalam 60 menit.',
  ])
  await change({ email: 'lain@contoh.go.id' })
  expect(await waiting()).toEqual([{ channel: 'email', confirmed: OLD, linkUntil: null }])
  server.clock.set(new Date(TEST_NOW.getTime() + 24 * 3_600_000))
  expect((await confirm(second.token)).status).toBe(410)
})

test('the number before or the address in other letters needs nothing; going back ends what waits', async () => {
  await change({ email: OLD.toUpperCase(), whatsapp: '+62 812-3456-7890' })
  expect(await waiting()).toEqual([])
  await change({})
  await change({ email: OLD })
  expect(await waiting()).toEqual([])
  const refused = await sendAgain('email')
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Kontak ini sudah dikonfirmasi.',
  ])
})

test('of two who use a link at once one confirms; bad input is told at its field', async () => {
  await change({})
  const { token } = await sentLink('konfirmasi-kontak')
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await confirm('', '')).problem.errors).toEqual({
    ...{ token: 'Token diperlukan', password: 'Password diperlukan' },
  })
  const unknown = await server.call(api.contactConfirmation.sendAgain, {
    ...{ as: sari, body: { channel: 'pos' } as never },
  })
  expect(unknown.problem.errors).toEqual({ channel: 'Kontak tidak dikenal' })
})

test('an admin confirms alike', async () => {
  const admin = await server.createUser({
    username: 'rima',
    role: 'admin',
    email: OLD.replace('sari', 'rima'),
  })
  const { username, fullName, whatsapp } = admin
  const body = { username, fullName, whatsapp, email: 'rima.baru@contoh.go.id' }
  await server.call(api.auth.updateAdmin, { as: admin, body })
  expect(await waiting(admin)).toMatchObject([{ channel: 'email' }])
  const { token } = await sentLink('konfirmasi-kontak')
  expect((await confirm(token)).status).toBe(200)
})

test('a number that no message reaches counts at once, and ends no link for a password', async () => {
  const mailOnly = await createTestServer({
    senders: { ...server.deps.senders, whatsapp: waitingSender },
  })
  const as = await mailOnly.createUser({ username: 'sari', email: OLD })
  await recoverySteps(mailOnly).ask('sari')
  await recoverySteps(mailOnly).work()
  const body = {
    ...{ fullName: 'Sari', jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
    ...{ username: 'sari', email: OLD, whatsapp: '089999999999' },
    coachingYangDiminati: [],
  }
  expect((await mailOnly.call(api.auth.updateUser, { as, body })).status).toBe(200)
  expect(await mailOnly.db.$count(contactChanges)).toBe(0)
  const [sent] = await mailOnly.outbox()
  expect((await recoverySteps(mailOnly).reset(tokenIn(sent?.body))).status).toBe(200)
  // one that waits since messages went there, but do not any more
  const waits = { userId: as.id, channel: 'whatsapp', confirmed: PHONE } as const
  await mailOnly.db.insert(contactChanges).values(waits)
  const refused = await mailOnly.call(api.contactConfirmation.sendAgain, {
    ...{ as: { token: await mailOnly.tokenOf(as) }, body: { channel: 'whatsapp' } },
  })
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Portal ini sedang tidak mengirim pesan WhatsApp.',
  ])
  await mailOnly.close()
})

test("'no mail server, no such thing': the new one counts at once", async () => {
  const silent = await createTestServer({
    senders: { email: waitingSender, whatsapp: waitingSender },
  })
  const { answer } = await silent.call(api.features.list, {})
  expect(answer).not.toContain('contact-confirmation')
  const as = await silent.createUser({ username: 'sari', email: OLD })
  const body = {
    ...{ fullName: 'Sari', jenisKelamin: 'Perempuan', namaInstansi: 'Balai' },
    ...{ username: 'sari', email: NEW, whatsapp: PHONE, coachingYangDiminati: [] },
  }
  expect((await silent.call(api.auth.updateUser, { as, body })).status).toBe(200)
  expect(await silent.db.$count(contactChanges)).toBe(0)
  const [told] = await silent.outbox()
  expect(told?.body).toContain(`menjadi ${NEW}.`)
  expect(told?.body).not.toContain('Tautan untuk password')
  await silent.close()
})
