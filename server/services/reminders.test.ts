import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { outbox } from '../db/schema/system.ts'
import { testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
  UNKNOWN_ID,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { Caller } from '../testing/test-server.ts'

const server = emptiedServer()

/** The meeting of yesterday: Ani has done everything, Budi the post-test alone, Citra nothing. */
const arrange = async () => {
  const coaching = await insertCoaching(server, meeting('2026-08-23', '09:00', '11:00'))
  const sets = [
    (await insertTest(server, coaching, 'pre-test')).set,
    (await insertTest(server, coaching, 'post-test')).set,
  ]
  const [ani, budi, citra] = [
    await server.createUser({ fullName: 'Ani' }),
    await server.createUser({ fullName: 'Budi' }),
    await server.createUser({ fullName: 'Citra' }),
  ]
  for (const user of [ani, budi, citra]) await insertProposal(server, coaching, user)
  const waiting = await server.createUser({ fullName: 'Dedi' })
  await insertProposal(server, coaching, waiting, { status: 'PENDING' })
  const at = server.clock.now()
  const finish = (user: UserRow, kinds: typeof sets) =>
    server.db.insert(testAttempts).values(
      kinds.map(({ id: setId, kind }) => ({
        ...{ coachingId: coaching.id, userId: user.id, kind, setId, total: 4 },
        ...{ startedAt: at, deadline: at, endedAt: at },
      })),
    )
  await finish(ani, sets)
  await finish(budi, sets.slice(1))
  await markPresent(server, coaching, ani)
  const answers = { U1: 4 }
  const survey = { coachingId: coaching.id, userId: ani.id, answers, submittedAt: at }
  await server.db.insert(surveys).values(survey)
  return {
    coaching,
    ani,
    budi,
    citra,
    waiting,
    finishPre: (user: UserRow) => finish(user, sets.slice(0, 1)),
  }
}

const CONTENT = {
  ...{ subject: 'Pengingat', message: 'Yth. {nama},' },
  ...{ notifToMember: true, notifToWa: false },
}
const remind = (id: string, body: Record<string, unknown>, as: Caller | null = 'admin') =>
  server.call(api.notification.remind, {
    ...{ params: { id }, body: { ...CONTENT, step: 'pre-test', ...body } },
    ...(as && { as }),
  })
const read = (id: string, as: Caller | null = 'admin') =>
  server.call(api.notification.notYet, { params: { id }, ...(as && { as }) })

test('tells by step who has not done it and could have', async () => {
  const { coaching } = await arrange()
  const { answer } = await read(coaching.id)
  const names = Object.entries(answer).map(([step, people]) => [
    step,
    people.map(({ name }) => name).join(', '),
  ])
  expect(Object.fromEntries(names)).toEqual({
    ...{ 'pre-test': 'Budi, Citra', 'zoom-meeting': 'Budi, Citra' },
    ...{ 'post-test': 'Citra', 'survei-kepuasan': 'Budi' },
  })
})

test('whose time for a test is over has done it', async () => {
  const { coaching, budi } = await arrange()
  const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000)
  await server.db
    .update(testAttempts)
    .set({ startedAt: ago(60), deadline: ago(30), endedAt: null })
    .where(eq(testAttempts.userId, budi.id))
  const { answer } = await read(coaching.id)
  expect(answer['post-test'].map(({ name }) => name)).toEqual(['Citra'])
})

test('nobody lacks a test that has no questions', async () => {
  const coaching = await insertCoaching(server)
  await insertProposal(server, coaching, await server.createUser())
  const { answer } = await read(coaching.id)
  expect([answer['pre-test'], answer['post-test']]).toEqual([[], []])
  expect(answer['zoom-meeting']).toHaveLength(1)
  await insertTest(server, coaching, 'pre-test', { count: 1 })
  expect((await read(coaching.id)).answer['pre-test']).toHaveLength(1)
})

test('judges again at the act: who has done it meanwhile gets nothing', async () => {
  const { coaching, budi, citra, finishPre } = await arrange()
  await finishPre(citra)
  const { status, answer } = await remind(coaching.id, { userIds: [budi.id, citra.id] })
  expect(status).toBe(200)
  expect(answer).toEqual({ sent: [{ id: budi.id, name: 'Budi' }], skipped: [citra.id] })
  expect(await server.outbox()).toMatchObject([
    { userId: budi.id, coachingId: coaching.id, body: 'Yth. Budi,', subject: 'Pengingat' },
  ])
})

/** By step, of whom what is told: when the last reminder went, null for none, undefined for what is not known. */
const toldIn = async (coachingId: string) =>
  Object.values((await read(coachingId)).answer).map((people) =>
    people.map(({ name, told }) => `${name} ${told ? told.at : told}`).join(', '),
  )
const NONE = 'Budi null, Citra null'

test('the last reminder of a step is told beside whoever still lacks it, of no other step, whatever its subject', async () => {
  const { coaching, budi } = await arrange()
  expect(await toldIn(coaching.id)).toEqual([NONE, NONE, 'Citra null', 'Budi null'])
  await remind(coaching.id, { userIds: [budi.id], subject: 'Mohon segera' })
  const at = server.clock.now().toISOString()
  expect(await toldIn(coaching.id)).toEqual([
    ...[`Budi ${at}, Citra null`, NONE, 'Citra null', 'Budi null'],
  ])
})

const insertMessage = (
  coachingId: string,
  { id: userId }: UserRow,
  values: Partial<typeof outbox.$inferInsert>,
) =>
  server.db.insert(outbox).values({
    ...{ channel: 'email', recipient: 'a@contoh.go.id', subject: 'Pengingat', body: '' },
    ...{ userId, coachingId, nextAttemptAt: server.clock.now(), ...values },
    createdAt: server.clock.now(),
  })

test('a reminder that went by itself is one too', async () => {
  const { coaching, budi, citra } = await arrange()
  await insertMessage(coaching.id, budi, { purpose: 'survey' })
  await insertMessage(coaching.id, citra, { purpose: 'post-test-evening' })
  const at = server.clock.now().toISOString()
  expect(await toldIn(coaching.id)).toEqual([NONE, NONE, `Citra ${at}`, `Budi ${at}`])
})

test.each([
  ['email', 'whatsapp'],
  ['whatsapp', 'email'],
] as const)(
  'of one reminder that failed by %s, that it went by %s is told',
  async (failed, sent) => {
    const { coaching, budi } = await arrange()
    const sentAt = server.clock.now()
    for (const channel of ['email', 'whatsapp'] as const)
      await insertMessage(coaching.id, budi, {
        ...{ purpose: 'step', step: 'pre-test', channel },
        ...(channel === failed ? { state: 'failed' } : { state: 'sent', sentAt }),
      })
    const { answer } = await read(coaching.id)
    const told = answer['pre-test'].find(({ id }) => id === budi.id)?.told
    expect(told).toMatchObject({ channel: sent, state: 'sent' })
  },
)

test('of which step an older reminder was, and what is no longer kept, is not known', async () => {
  const { coaching, budi } = await arrange()
  await insertMessage(coaching.id, budi, { purpose: 'step' })
  const unclear = 'Budi undefined, Citra null'
  expect(await toldIn(coaching.id)).toEqual([
    unclear,
    unclear,
    'Citra null',
    'Budi undefined',
  ])
  await server.db.delete(outbox)
  const accepted = eq(proposals.status, 'APPROVED')
  const decidedAt = new Date('2026-07-01T00:00:00Z')
  await server.db.update(proposals).set({ decidedAt }).where(accepted)
  const forgotten = 'Budi undefined, Citra undefined'
  expect((await toldIn(coaching.id))[0]).toBe(forgotten)
})

test('nobody left is a refusal; whoever does not take part is never written to', async () => {
  const { coaching, ani, waiting } = await arrange()
  const { status, problem } = await remind(coaching.id, { userIds: [ani.id, waiting.id] })
  expect([status, problem.detail]).toEqual([
    409,
    'Semua peserta yang dipilih sudah melakukannya. Pesan tidak dikirim.',
  ])
  expect(await server.outbox()).toEqual([])
})

test('the same act sent twice sends one message', async () => {
  const { coaching, budi } = await arrange()
  const call = server.as('admin')
  const act = {
    params: { id: coaching.id },
    body: { ...CONTENT, step: 'pre-test' as const, userIds: [budi.id] },
    headers: { 'idempotency-key': '6f1c2f0e-8a53-4c8e-9d0c-0a4a8a1f7b21' },
  }
  await call(api.notification.remind, act)
  await call(api.notification.remind, act)
  expect(await server.outbox()).toHaveLength(1)
})

test('the same words once more in the evening are another message, though no answer came to the first', async () => {
  const { coaching, budi } = await arrange()
  const as = await server.createUser({ role: 'admin' })
  const write = () =>
    server.call(api.notification.remind, {
      ...{ as, params: { id: coaching.id } },
      body: { ...CONTENT, step: 'pre-test' as const, userIds: [budi.id] },
      headers: { 'idempotency-key': '6f1c2f0e-8a53-4c8e-9d0c-0a4a8a1f7b21' },
    })
  await write()
  server.clock.set(new Date(server.clock.now().getTime() + 6 * 3_600_000))
  expect((await write()).status).toBe(200)
  expect(await server.outbox()).toHaveLength(2)
})

test('bad input, visitors, participants and unknown coachings are refused', async () => {
  const { coaching, budi } = await arrange()
  const body = { userIds: [budi.id] }
  expect((await read(coaching.id, null)).status).toBe(401)
  expect((await read(coaching.id, 'user')).status).toBe(403)
  expect((await read(UNKNOWN_ID)).status).toBe(404)
  expect((await remind(coaching.id, body, null)).status).toBe(401)
  expect((await remind(coaching.id, body, 'user')).status).toBe(403)
  expect((await remind(UNKNOWN_ID, body)).status).toBe(404)
  expect((await remind(coaching.id, { userIds: [] })).status).toBe(400)
  expect((await remind(coaching.id, { ...body, step: 'makan' })).status).toBe(400)
  expect((await remind(coaching.id, { ...body, message: ' ' })).status).toBe(400)
  expect((await remind(coaching.id, body, 'superadmin')).status).toBe(200)
})
