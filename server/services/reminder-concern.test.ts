import { api } from '../../lib/contract/index.ts'
import { READY_REMINDERS } from '../../lib/domain/messages/reminder-plan.ts'
import type { ReminderKind } from '../../lib/entities/reminder-values.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import type { UserRow } from '../repositories/users.ts'
import { callBeside } from '../testing/beside.ts'
import { insertProposal, meeting } from '../testing/participation-rows.ts'
import { august, remindAt, remindedCoaching } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { enqueue } from './outbox.ts'
import { sendReminderNow } from './reminder-settings.ts'

const server = emptiedServer()
let ani: UserRow

beforeEach(async () => {
  ani = await server.createUser({ fullName: 'Ani', email: 'ani@contoh.go.id' })
})

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
  await server.deliver()
  expect([server.sent, await outcomes()]).toEqual([[], ['withdrawn']])
})

test.each(CHANGES)(
  '%s gets none, also where it changes in the second before it goes',
  async (_, change) => {
    const { coaching } = await remindedCoaching(server, [ani])
    await remindAt(server, august('25T08:00'))
    await server.db.delete(outbox).where(eq(outbox.channel, 'whatsapp'))
    await change(coaching.id)
    await server.deliver()
    expect([server.sent, await outcomes()]).toEqual([[], ['withdrawn']])
  },
)

test.each(CHANGES)("%s is not said to get it by 'Kirim ulang'", async (_, change) => {
  const { coaching } = await remindedCoaching(server, [ani])
  await remindAt(server, august('25T08:00'))
  await server.db.update(outbox).set({ state: 'failed' })
  await change(coaching.id)
  const [message] = await server.outbox()
  const { status, problem } = await server.call(api.notification.resend, {
    ...{ as: 'admin', params: { id: message?.id ?? '' } },
  })
  expect([status, problem.detail]).toEqual([
    409,
    'Pengingat ini tidak diperlukan lagi: sudah dikerjakan, dimatikan, atau jadwal atau pesertanya berubah. Pesan tidak dikirim ulang.',
  ])
})

test('who has begun the post-test in the second before it goes gets none, others do', async () => {
  const budi = await server.createUser({ email: 'budi@contoh.go.id' })
  const { begin } = await remindedCoaching(server, [ani, budi])
  await remindAt(server, august('25T11:00'))
  await begin(ani, null)
  await server.deliver()
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
  await server.deliver()
  expect(server.sent.map(({ subject }) => subject)).toEqual(['Diterima'])
  const states = (await server.outbox()).map(({ state }) => state).toSorted()
  expect(states).toEqual(['sent', 'unknown', 'unknown'])
})

const listed = async (id: string, kind: ReminderKind = 'day-before') =>
  (await server.call(api.reminder.list, { params: { id }, as: 'admin' })).answer.find(
    (one) => one.kind === kind,
  )
const move = (id: string, kind: ReminderKind, time: { days?: number; minutes?: number }) =>
  server.call(api.reminder.update, {
    ...{ params: { id }, as: 'admin' },
    body: { kind, enabled: true, ...READY_REMINDERS[kind], ...time },
  })

test('of a meeting without times nothing is due, over or to be sent, and its reminders can be moved', async () => {
  const { coaching, begin } = await remindedCoaching(server, [ani])
  const { id } = coaching
  await begin(ani, august('24T09:00'))
  await changeCoaching(id, { tanggalMeeting: null, jamMulai: null, jamSelesai: null })
  for (const kind of ['day-before', 'survey'] as const)
    expect(await listed(id, kind)).toMatchObject({
      ...{ dueAt: null, isOver: false, people: [], withheld: [], sendable: [] },
    })
  expect((await move(id, 'day-before', { days: -2 })).status).toBe(200)
  expect(await listed(id)).toMatchObject({ days: -2 })
})

test('two hours after it was due one is over and goes to nobody by itself', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  server.clock.set(new Date(august('24T11:00').getTime() - 1))
  expect(await listed(coaching.id)).toMatchObject({
    ...{ isOver: false, people: [{ name: 'Ani' }], missed: [] },
  })
  server.clock.set(august('24T11:00'))
  expect(await listed(coaching.id)).toMatchObject({
    ...{ isOver: true, people: [], sendable: [{ name: 'Ani' }], missed: [{ name: 'Ani' }] },
  })
  server.clock.set(august('25T09:00'))
  expect(await listed(coaching.id)).toMatchObject({ sendable: [] })
})

test('each kind takes only times of its own', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  server.clock.set(august('23T09:00'))
  const told = async (kind: ReminderKind, time: { days?: number; minutes?: number }) => {
    const { status, problem } = await move(coaching.id, kind, time)
    return status === 200 ? 'moved' : problem.errors?.minutes
  }
  for (const minutes of [0, 1439])
    expect(await told('day-before', { minutes })).toBe('moved')
  for (const minutes of [-1, 1440])
    expect(await told('day-before', { minutes })).toBe('Pilih hari dan jam')
  expect(await told('hour-before', { minutes: -1 })).toBe('moved')
  for (const time of [{ minutes: 0 }, { days: -1 }])
    expect(await told('hour-before', time)).toBe(
      'Pesan ini dikirim sebelum meeting dimulai',
    )
  expect(await told('post-test', { minutes: 0 })).toBe('moved')
  for (const time of [{ minutes: -1 }, { days: 1 }])
    expect(await told('post-test', time)).toBe('Pesan ini dikirim setelah meeting selesai')
})

test('of two admins who send one at once to the same person the second hears that nobody is left', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const [admin, first] = [server.as('admin'), await server.createUser({ role: 'admin' })]
  await admin(api.auth.me)
  const { services, clock } = server
  const about = { coachingId: coaching.id, adminId: first.id, now: clock.now(), services }
  const body = { kind: 'day-before' as const, userIds: [ani.id] }
  const second = await callBeside(
    server.db,
    (tx) => sendReminderNow(tx, body, about),
    () => admin(api.reminder.sendNow, { params: { id: coaching.id }, body }),
  )
  expect(second?.status).toBe(409)
  expect(await server.outbox()).toMatchObject(Array(2).fill({ createdBy: first.id }))
})
