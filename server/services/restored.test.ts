import { api } from '../../lib/contract/index.ts'
import { reminderSettings, reminders } from '../db/schema/reminders.ts'
import { outbox } from '../db/schema/system.ts'
import { adoptReminders } from '../repositories/unsent-reminders.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import {
  august,
  remindAt,
  remindedCoaching,
  toldByMail,
} from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { askForPlace, tellFreePlaces } from './place-alerts.ts'
import { noteRestore } from './restored.ts'

const server = emptiedServer()
let ani: UserRow

beforeEach(async () => {
  ani = await server.createUser({ fullName: 'Ani', email: 'ani@contoh.go.id' })
})

const restored = (madeAt: string, now: string) =>
  server.db.transaction((tx) =>
    noteRestore(tx, { now: august(now), madeAt: august(madeAt) }),
  )
const outcomes = async () =>
  (await server.db.select().from(reminders)).map(
    ({ kind, outcome }) => `${kind} ${outcome}`,
  )

test('what was due between backup and restore does not go again, and its state is not known', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await restored('24T01:00', '24T09:30')
  await remindAt(server, august('24T09:40'))
  expect([await toldByMail(server), await outcomes()]).toEqual([[], ['day-before unknown']])
  const { answer } = await server.call(api.reminder.messages, {
    params: { id: coaching.id },
    as: 'admin',
  })
  expect(answer.leftOut).toMatchObject([{ name: 'Ani', outcome: 'unknown' }])
  await remindAt(server, august('25T08:00'))
  expect(await toldByMail(server)).toEqual(['Meeting Segera Dimulai: ani@contoh.go.id'])
})

test.each([
  ['11:00', '11:30', []],
  ['10:59', '11:30', ['day-before unknown']],
  ['01:00', '09:00', ['day-before unknown']],
  ['01:00', '08:59', []],
])(
  'made at %s and restored at %s, of the one of 09:00 is told %j',
  async (madeAt, now, told) => {
    await remindedCoaching(server, [ani])
    await restored(`24T${madeAt}`, `24T${now}`)
    expect(await outcomes()).toEqual(told)
  },
)

test('of one that is switched off nothing is told; the restore itself stands in the trail', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await server.db
    .insert(reminderSettings)
    .values({ coachingId: coaching.id, kind: 'day-before', enabled: false })
  await restored('24T01:00', '24T09:30')
  expect(await outcomes()).toEqual([])
  const { answer } = await server.call(api.audit.list, { as: 'superadmin' })
  expect(answer.entries.map(({ call, status }) => [call, status])).toContainEqual([
    ...['npm run restore', 200],
  ])
})

test('admins are not written to on the morning before the restore, but on the next', async () => {
  const coaching = await insertCoaching(server)
  const createdAt = august('20T07:00')
  await insertProposal(server, coaching, ani, { status: 'PENDING', createdAt })
  await restored('24T01:00', '24T08:00')
  await remindAt(server, august('24T08:10'))
  expect(await toldByMail(server)).toEqual([])
  await remindAt(server, august('25T08:00'))
  expect(await toldByMail(server)).toHaveLength(1)
})

test('moved after the restore it does not go again either', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await restored('24T01:00', '24T09:30')
  await server.db.insert(reminderSettings).values({
    ...{ coachingId: coaching.id, kind: 'day-before', enabled: true },
    ...{ days: -1, minutes: 600 },
  })
  await remindAt(server, august('24T10:00'))
  expect(await toldByMail(server)).toEqual([])
})

test('what was sent by hand, or moved forward, after the backup is known from the data that were replaced', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const [row] = await server.db
    .insert(reminders)
    .values({
      ...{ userId: ani.id, coachingId: coaching.id, kind: 'hour-before', outcome: 'sent' },
      occasion: `hour-before ${coaching.id} ${august('25T09:00').toISOString()}`,
      ...{ dueAt: august('24T02:00'), decidedAt: august('24T02:00') },
    })
    .returning()
  await server.db.delete(reminders)
  const replaced = [
    {
      ...{ id: row?.id, user_id: ani.id, coaching_id: coaching.id, kind: 'hour-before' },
      ...{ outcome: 'sent', occasion: row?.occasion },
      ...{ due_at: row?.dueAt, decided_at: row?.decidedAt },
    },
    {
      ...{ id: coaching.id, user_id: coaching.id, kind: 'hour-before', outcome: 'sent' },
      ...{ occasion: 'of an account that the backup does not have', coaching_id: null },
      ...{ due_at: row?.dueAt, decided_at: row?.decidedAt },
    },
  ]
  await adoptReminders(server.db, JSON.stringify(replaced))
  await restored('24T01:00', '24T03:00')
  await remindAt(server, august('25T08:00'))
  expect([await toldByMail(server), await outcomes()]).toEqual([
    [],
    ['hour-before unknown'],
  ])
})

test.each(['queued', 'sending'] as const)(
  'one that was %s when the backup was made may have arrived: it does not go again',
  async (state) => {
    await remindedCoaching(server, [ani])
    await remindAt(server, august('24T09:00'))
    await server.db.update(outbox).set({ state, claimedAt: august('24T09:00') })
    await restored('24T09:02', '24T09:30')
    server.clock.set(august('24T09:40'))
    await server.deliver()
    const rows = await server.outbox()
    const states = new Set(rows.map((row) => row.state))
    expect([server.sent, states]).toEqual([[], new Set(['unknown'])])
    expect(rows[0]?.lastError).toContain('tidak diketahui')
  },
)

test('who waits for a place that was free in the backup is not told of it a second time', async () => {
  const { coaching } = await remindedCoaching(server, [])
  const wish = { coachingId: coaching.id, userId: ani.id, now: server.clock.now() }
  const others = await Promise.all(Array.from({ length: 10 }, () => server.createUser()))
  for (const other of others) await insertProposal(server, coaching, other)
  await server.db.transaction((tx) => askForPlace(tx, wish))
  const params = { id: coaching.id }
  await server.call(api.coaching.cancel, { params, as: others[0] })
  await restored('24T09:00', '24T09:30')
  const context = { now: august('24T09:31'), services: server.services }
  await server.db.transaction((tx) => tellFreePlaces(tx, context))
  expect(await server.outbox()).toEqual([])
})

test('who waits for a place that none was free of in the backup is told of the next', async () => {
  const coaching = await insertCoaching(server, {
    ...meeting('2026-08-25', '09:00', '11:00'),
    totalPeserta: 1,
  })
  const tini = await server.createUser()
  await insertProposal(server, coaching, tini)
  const wish = { coachingId: coaching.id, userId: ani.id, now: server.clock.now() }
  await server.db.transaction((tx) => askForPlace(tx, wish))
  await restored('24T09:00', '24T09:30')
  await server.call(api.coaching.cancel, { params: { id: coaching.id }, as: tini })
  const context = { now: august('24T09:31'), services: server.services }
  await server.db.transaction((tx) => tellFreePlaces(tx, context))
  expect(await server.outbox()).toHaveLength(2)
})
