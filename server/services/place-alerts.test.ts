import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { placeAlerts, proposals } from '../db/schema/proposals.ts'
import { users } from '../db/schema/users.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertProposal, UNKNOWN_ID } from '../testing/participation-rows.ts'
import { createPeople, fullCoaching, tellAt } from '../testing/place-alert-steps.ts'
import { august, toldByMail } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { featuresOf } from './features.ts'

const server = emptiedServer()

const people = (count: number) => createPeople(server, count)
const arrange = () => fullCoaching(server)
const runJob = (moment: string, servers = 1) => tellAt(server, moment, servers)

const SUBJECT = 'Ada Tempat di Coaching yang Anda Tunggu'
const told = () => toldByMail(server)

test('a freed place tells all of them once, in the order of asking, with four servers', async () => {
  const { coaching, ask, leave, look } = await arrange()
  const waiting = await people(3)
  for (const user of waiting.toReversed()) {
    server.clock.set(new Date(server.clock.now().getTime() + 1000))
    expect((await ask(user)).status).toBe(200)
    expect((await ask(user)).status).toBe(200)
  }
  expect(await Promise.all(waiting.map(look))).toEqual([true, true, true])
  await runJob('24T10:00')
  expect(await told()).toEqual([])
  await leave()
  await runJob('24T10:01', 4)
  await runJob('24T10:02', 4)
  await server.deliver()
  const byTurn = (await server.outbox())
    .filter(({ channel, state }) => channel === 'email' && state === 'sent')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  expect(byTurn.map(({ recipient }) => recipient)).toEqual([
    ...['orang3@contoh.go.id', 'orang2@contoh.go.id', 'orang1@contoh.go.id'],
  ])
  const mails = server.sent.filter(({ channel }) => channel === 'email')
  expect(mails).toHaveLength(3)
  expect(mails[0]?.body).toContain('kepada yang lebih dulu mengajukan diri')
  expect(mails[0]?.body).toContain(`/#/coaching/${coaching.id}`)
  expect(mails[0]?.body).toContain('pukul 09:00 s/d 11:00 WIB')
})

test.each<[string, (given: Awaited<ReturnType<typeof arrange>>) => Promise<unknown>]>([
  [
    'a raised quota',
    ({ coaching }) =>
      server.db
        .update(coachings)
        .set({ totalPeserta: 2 })
        .where(eq(coachings.id, coaching.id)),
  ],
  [
    'a deleted participant',
    ({ tini }) =>
      server.call(api.user.remove, { params: { id: tini.id }, as: 'superadmin' }),
  ],
])('%s frees a place too', async (_, free) => {
  const given = await arrange()
  const [ani] = await people(1)
  if (ani) await given.ask(ani)
  await free(given)
  await runJob('24T10:00')
  expect(await told()).toEqual([`${SUBJECT}: orang1@contoh.go.id`])
})

test('taken before the message went, nobody is told; the next free place tells again', async () => {
  const { coaching, ask, leave } = await arrange()
  const [ani, budi] = await people(2)
  if (!ani || !budi) throw new Error('nobody')
  await ask(ani)
  await leave()
  await runJob('24T10:00')
  const proposal = await insertProposal(server, coaching, budi)
  await runJob('24T10:05')
  expect(await told()).toEqual([])
  await server.db
    .update(proposals)
    .set({ cancelledAt: server.clock.now() })
    .where(eq(proposals.id, proposal.id))
  await runJob('24T10:10')
  expect(await told()).toEqual([`${SUBJECT}: orang1@contoh.go.id`])
})

test.each<[string, (given: Awaited<ReturnType<typeof arrange>>, as: UserRow) => unknown]>([
  ['by one press', ({ end }, as) => end(as)],
  [
    'when they join',
    async ({ coaching }, as) => {
      const body = { coachingId: coaching.id, questions: ['Apa?', 'Kapan?', 'Siapa?'] }
      expect((await server.call(api.proposal.create, { body, as })).status).toBe(200)
    },
  ],
  ['when the coaching starts', () => runJob('25T09:00')],
  [
    'with the coaching',
    async ({ coaching }) => {
      const deletedAt = server.clock.now()
      await server.db
        .update(coachings)
        .set({ deletedAt })
        .where(eq(coachings.id, coaching.id))
      await runJob('24T10:00')
    },
  ],
  [
    'with the account',
    (_, { id }) => server.call(api.user.remove, { params: { id }, as: 'superadmin' }),
  ],
])('ends %s, and what waits for its gateway with it', async (_, end) => {
  const given = await arrange()
  const [ani] = await people(1)
  if (!ani) throw new Error('nobody')
  await given.ask(ani)
  await given.leave()
  await runJob('24T09:30')
  expect(await told()).toHaveLength(1)
  await end(given, ani)
  expect(await server.db.select().from(placeAlerts)).toEqual([])
  expect(await told()).toEqual([])
})

test('at night of one of them nobody is told, in the morning all are', async () => {
  const { ask, leave } = await arrange()
  const waiting = await people(2)
  const [, budi] = waiting
  for (const user of waiting) await ask(user)
  await server.db
    .update(users)
    .set({ timeZone: 'Asia/Jayapura' })
    .where(eq(users.id, budi?.id ?? ''))
  await leave()
  await runJob('24T19:30')
  expect(await told()).toEqual([])
  await runJob('25T06:00')
  expect(await told()).toHaveLength(2)
  const bodies = (await server.outbox()).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('pukul 11:00 s/d 13:00 WIT'))).toHaveLength(
    2,
  )
})

test('200 apply at once for a freed place: one gets in, and nobody was told twice', async () => {
  const { coaching, ask, leave } = await arrange()
  const waiting = await people(200)
  const admin = await server.createUser({ role: 'admin' })
  for (const user of waiting) await ask(user)
  await leave()
  await runJob('24T10:00', 4)
  expect(new Set(await told()).size).toBe(200)
  const body = { coachingId: coaching.id, questions: ['Apa?', 'Kapan?', 'Siapa?'] }
  const applied = await Promise.all(
    waiting.map((as) => server.call(api.proposal.create, { body, as })),
  )
  const approved = await Promise.all(
    applied
      .filter(({ status }) => status === 200)
      .map(({ answer }) =>
        server.call(api.proposal.approve, {
          body: { proposalId: answer.id, coachingId: coaching.id },
          as: admin,
        }),
      ),
  )
  expect(approved.filter(({ status }) => status === 200)).toHaveLength(1)
  await runJob('24T10:10', 4)
  expect(await server.outbox()).toHaveLength(400)
})

test('whoever can apply or has applied, visitors, admins and unknown coachings are refused', async () => {
  const { coaching, params, tini, ask, leave, look } = await arrange()
  const [ani] = await people(1)
  if (!ani) throw new Error('nobody')
  const { ask: endpoint } = api.placeAlert
  expect((await server.call(endpoint, { params })).status).toBe(401)
  expect((await server.call(endpoint, { params, as: 'admin' })).status).toBe(403)
  for (const call of [endpoint, api.placeAlert.end])
    expect((await server.call(call, { params: { id: UNKNOWN_ID }, as: ani })).status).toBe(
      404,
    )
  expect((await ask(tini)).status).toBe(409)
  const before = server.clock.now()
  server.clock.set(august('25T09:00'))
  const begun = await ask(ani)
  expect([begun.status, begun.problem.detail]).toEqual([
    ...[409, 'Coaching ini sudah dimulai.'],
  ])
  server.clock.set(before)
  await leave()
  const notFull = await ask(ani)
  expect([notFull.status, notFull.problem.detail]).toEqual([
    ...[409, 'Coaching ini masih memiliki tempat. Anda dapat langsung mengajukan diri.'],
  ])
  expect(await look(ani)).toBe(false)
  const deletedAt = server.clock.now()
  await server.db.update(coachings).set({ deletedAt }).where(eq(coachings.id, coaching.id))
  expect((await ask(ani)).status).toBe(410)
})

test('without a gateway it is not there and counts nobody as told; one way is enough', async () => {
  const { config } = server.deps
  expect(featuresOf({ config, ways: [], logged: [] })).not.toContain('place-alert')
  const { ask, leave } = await arrange()
  const [ani] = await people(1)
  if (ani) await ask(ani)
  await leave()
  const { services } = server
  const { ways } = services
  services.ways = []
  await runJob('24T10:00')
  services.ways = ['email']
  await runJob('24T10:05')
  services.ways = ways
  expect((await server.outbox()).map(({ channel }) => channel)).toEqual(['email'])
})

test.each([
  ['24T10:00', '24T12:00', null],
  ['24T20:30', '24T21:00', null],
  ['24T18:30', '24T19:00', 'Asia/Jayapura'],
  ['25T08:30', '25T09:00', null],
] as const)(
  'told at %s it is worth something until %s, also by the clock of its reader (%s)',
  async (at, until, timeZone) => {
    const { ask, leave } = await arrange()
    const [ani] = await people(1)
    if (ani) await ask(ani)
    await leave()
    await server.db.update(users).set({ timeZone })
    await runJob(at)
    const times = (await server.outbox()).map(({ expiresAt }) => expiresAt)
    expect(times).toEqual([august(until), august(until)])
  },
)
