import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertProposal, meeting } from '../testing/participation-rows.ts'
import { august, remindAt, remindedCoaching } from '../testing/reminder-steps.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { deliverDue, enqueue } from './outbox.ts'

let server: TestServer
let ani: UserRow

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.reset()
  ani = await server.createUser({ fullName: 'Ani', email: 'ani@contoh.go.id' })
})
afterAll(() => server.close())

const deliver = () => deliverDue({ ...server.deps, log: { warn: () => undefined } })
const outcomes = async () =>
  (await server.db.select().from(reminders)).map(({ outcome }) => outcome)

type Change = (coachingId: string) => Promise<unknown>

const changeCoaching = (id: string, change: Partial<typeof coachings.$inferInsert>) =>
  server.db.update(coachings).set(change).where(eq(coachings.id, id))

const CHANGES: [string, Change][] = [
  [
    'who has cancelled',
    (id) => server.call(api.coaching.cancel, { params: { id }, as: ani }),
  ],
  ['whose coaching is gone', (id) => changeCoaching(id, { deletedAt: server.clock.now() })],
  [
    'whose coaching moved',
    (id) => changeCoaching(id, meeting('2026-08-27', '09:00', '11:00')),
  ],
  [
    'whose coaching is shown no more',
    (id) => changeCoaching(id, { isPublished: false, publishDate: null }),
  ],
]

test.each(CHANGES)('%s gets none, not even one that waits', async (_, change) => {
  const { coaching } = await remindedCoaching(server, [ani])
  await remindAt(server, august('25T08:00'))
  await change(coaching.id)
  await remindAt(server, august('25T08:05'))
  await deliver()
  expect([server.sent, await outcomes()]).toEqual([[], ['withdrawn']])
})

test.each(CHANGES)(
  '%s gets none, also where it changes in the second before it goes',
  async (_, change) => {
    const { coaching } = await remindedCoaching(server, [ani])
    await remindAt(server, august('25T08:00'))
    await change(coaching.id)
    await deliver()
    expect([server.sent, await outcomes()]).toEqual([[], ['withdrawn']])
  },
)

test('who has begun the post-test in the second before it goes gets none, others do', async () => {
  const budi = await server.createUser({ email: 'budi@contoh.go.id' })
  const { begin } = await remindedCoaching(server, [ani, budi])
  await remindAt(server, august('25T11:00'))
  await begin(ani, null)
  await deliver()
  const mails = server.sent.filter(({ channel }) => channel === 'email')
  expect(mails.map(({ recipient }) => recipient)).toEqual(['budi@contoh.go.id'])
})

test.each(['PENDING', 'REJECTED'] as const)(
  'whose proposal is %s gets none',
  async (status) => {
    const { coaching } = await remindedCoaching(server, [])
    await insertProposal(server, coaching, ani, { status })
    await remindAt(server, august('25T08:00'))
    expect([await server.outbox(), await outcomes()]).toEqual([[], []])
  },
)

test('a reminder whose server died while it was sending does not go again; a decision does', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await remindAt(server, august('25T08:00'))
  await enqueue(server.db, {
    ...{ channel: 'email', recipient: 'ani@contoh.go.id', subject: 'Diterima', body: 'Ya' },
    ...{ userId: ani.id, coachingId: coaching.id, createdBy: null },
    now: server.clock.now(),
  })
  await server.db.update(outbox).set({ state: 'sending', claimedAt: server.clock.now() })
  server.clock.set(august('25T08:10'))
  await deliver()
  expect(server.sent.map(({ subject }) => subject)).toEqual(['Diterima'])
  const states = (await server.outbox()).map(({ state }) => state).toSorted()
  expect(states).toEqual(['sent', 'unknown', 'unknown'])
})
