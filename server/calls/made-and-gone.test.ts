import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { outbox } from '../db/schema/system.ts'
import { createCoaching, UNKNOWN_ID } from '../testing/coaching-data.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'

const server = emptiedServer()

/** The same act as before, whose answer has not come. */
const AGAIN = { headers: { 'idempotency-key': 'the-same-act' } }

test('a question whose answer was lost is made once, and made once more where another admin has deleted it since', async () => {
  const { coaching } = await createCoaching(server)
  const [admin, other] = [server.as('admin'), server.as('admin')]
  const content = { question: '<p>Apa?</p>', answer: '<p>Ini.</p>' }
  const body = { ...content, categoryId: coaching.categoryId ?? '' }
  const make = async () => (await admin(api.faq.create, { ...AGAIN, body })).answer
  const shown = async () => (await admin(api.faq.list)).answer.map(({ id }) => id)
  const first = await make()
  expect(await make()).toEqual(first)
  expect(await shown()).toEqual([first.id])
  await other(api.faq.remove, { params: { id: first.id } })
  const second = await make()
  expect(await shown()).toEqual([second.id])
  expect(await make()).toEqual(second)
})

test('a list of institutions whose answer was lost is told as what its next try has added', async () => {
  const bytes = Buffer.from('Nama\nBalai\nDinas')
  const file = { name: 'instansi.csv', type: 'text/csv', bytes }
  const call = server.as('admin')
  const send = async () =>
    (await call(api.asalInstansi.importFile, { ...AGAIN, file })).answer
  expect(await send()).toEqual({ added: 2, known: 0 })
  expect(await send()).toEqual({ added: 0, known: 2 })
  const [first] = (await call(api.asalInstansi.list)).answer
  await server.as('admin')(api.asalInstansi.remove, { params: { id: first?.id ?? '' } })
  expect(await send()).toEqual({ added: 1, known: 1 })
})

test('a coaching is made once more where it was deleted since', async () => {
  const { body, admin } = await createCoaching(server)
  const call = server.as(admin)
  const make = async () => (await call(api.adminCoaching.create, { ...AGAIN, body })).answer
  const first = await make()
  expect((await make()).id).toBe(first.id)
  await server.as('admin')(api.adminCoaching.remove, { params: { id: first.id } })
  const second = await make()
  const params = { id: second.id }
  expect((await call(api.adminCoaching.get, { params })).status).toBe(200)
})

test('an account of the office is made once more where another superadmin has deleted it since', async () => {
  const [call, other] = [server.as('superadmin'), server.as('superadmin')]
  const names = { fullName: 'Rima', username: 'rima', email: 'rima@contoh.go.id' }
  const body = { ...names, whatsapp: '081234567890', role: 'admin' as const }
  const make = () => call(api.adminAccount.create, { ...AGAIN, body })
  const { answer, status } = await make()
  expect(status).toBe(200)
  expect((await make()).answer).toEqual(answer)
  await other(api.adminAccount.remove, { params: { id: answer.id } })
  await make()
  const rows = (await call(api.adminAccount.list)).answer
  expect(rows.filter(({ username }) => username === 'rima')).toHaveLength(1)
})

test('a proposal is made once more where it was withdrawn on another device since', async () => {
  const { id } = await insertCoaching(server)
  const own = server.as(await server.createUser())
  const body = { coachingId: id, questions: ['Apa?', 'Siapa?', 'Kapan?'] }
  const make = async () => (await own(api.proposal.create, { ...AGAIN, body })).answer
  const first = await make()
  expect(await make()).toEqual(first)
  await own(api.coaching.cancel, { params: { id } })
  const second = await make()
  expect(second.id).not.toBe(first.id)
  const { answer } = await own(api.coaching.get, { params: { id } })
  expect(answer).toMatchObject({ isInProposal: true })
})

test('a calendar address that another one has replaced since is not given as the one that counts', async () => {
  const own = server.as(await server.createUser())
  const make = async () => (await own(api.calendarAddress.make, AGAIN)).answer
  const first = await make()
  expect(await make()).toEqual(first)
  server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
  await own(api.calendarAddress.make)
  const { url } = await make()
  const reply = await server.app.inject({ method: 'GET', url: new URL(url).pathname })
  expect(reply.statusCode).toBe(200)
})

test('coachings are handed over once more where some were given back since', async () => {
  const { admin, coaching } = await createCoaching(server)
  const next = await server.createUser({ role: 'admin' })
  const call = server.as('superadmin')
  const handOver = (from: string, to: string, again = {}) =>
    call(api.adminAccount.handOver, {
      ...{ ...again, params: { id: from }, body: { adminId: to } },
    })
  expect((await handOver(admin.id, next.id, AGAIN)).answer).toEqual({ coachings: 1 })
  expect((await handOver(admin.id, next.id, AGAIN)).answer).toEqual({ coachings: 1 })
  await handOver(next.id, admin.id)
  await handOver(admin.id, next.id, AGAIN)
  const params = { id: coaching.id }
  const { answer } = await call(api.adminCoaching.get, { params })
  expect(answer.adminId).toBe(next.id)
})

test("'Kirim ulang' of a message that has failed again sends it again, and not while it waits", async () => {
  const [row] = await server.db
    .insert(outbox)
    .values({
      ...{ channel: 'email', recipient: 'sari@contoh.go.id', subject: 'Halo', body: 'Hai' },
      ...{ createdAt: TEST_NOW, nextAttemptAt: TEST_NOW, attempts: 1, state: 'failed' },
    })
    .returning()
  const id = row?.id ?? UNKNOWN_ID
  const admin = server.as('admin')
  const resend = () => admin(api.notification.resend, { ...AGAIN, params: { id } })
  const stateNow = async () => (await server.outbox()).map(({ state }) => state)
  await resend()
  expect((await resend()).answer).toMatchObject({ state: 'queued' })
  await server.db.update(outbox).set({ state: 'failed' }).where(eq(outbox.id, id))
  await resend()
  expect(await stateNow()).toEqual(['queued'])
  await server.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.id, id))
  await resend()
  expect(await stateNow()).toEqual(['sent'])
})
