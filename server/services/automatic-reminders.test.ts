import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { surveys } from '../db/schema/participation.ts'
import { reminderSettings, reminders } from '../db/schema/reminders.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertProposal, meeting } from '../testing/participation-rows.ts'
import {
  august,
  remindAt,
  remindedCoaching,
  toldByMail,
} from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { enqueue } from './outbox.ts'
import { NotDelivered } from './senders.ts'

const server = emptiedServer()
let ani: UserRow
let budi: UserRow

beforeEach(async () => {
  ani = await server.createUser({ fullName: 'Ani', email: 'ani@contoh.go.id' })
  budi = await server.createUser({ fullName: 'Budi', email: 'budi@contoh.go.id' })
})

const arrange = () => remindedCoaching(server, [ani, budi])
const told = () => toldByMail(server)
const outcomes = async () =>
  (await server.db.select().from(reminders)).map(({ outcome }) => outcome).toSorted()

test('accepted participants one day before at 09:00, with link, zone and calendar file', async () => {
  const { coaching } = await arrange()
  // at 09:00 itself it is not yet past
  await remindAt(server, august('24T08:59'))
  expect(await told()).toEqual([])
  await remindAt(server, august('24T09:00'))
  expect(await told()).toEqual([
    'Pengingat Jadwal Coaching: ani@contoh.go.id',
    'Pengingat Jadwal Coaching: budi@contoh.go.id',
  ])
  await server.deliver()
  const mail = server.sent.find(({ recipient }) => recipient === 'ani@contoh.go.id')
  expect(mail?.body).toContain('Yth. Bapak/Ibu Ani,')
  expect(mail?.body).toContain('Selasa, 25/08/2026 pukul 09:00 s/d 11:00 WIB')
  expect(mail?.body).toContain(
    `http://localhost:3000/e-coaching/#/proses-coaching/${coaching.id}/zoom-meeting`,
  )
  expect(mail?.calendar?.method).toBe('REQUEST')
  expect(server.sent.filter(({ channel }) => channel === 'whatsapp')).toHaveLength(2)
})

test('each goes at most once, with four servers and after the clock was set back a day', async () => {
  await arrange()
  await remindAt(server, august('25T08:00'), 4)
  await remindAt(server, august('24T08:00'), 4)
  await remindAt(server, august('25T08:01'), 4)
  expect(await told()).toEqual([
    'Meeting Segera Dimulai: ani@contoh.go.id',
    'Meeting Segera Dimulai: budi@contoh.go.id',
  ])
})

test('the post-test at the end and at 19:00: only who may and has not', async () => {
  const { begin } = await arrange()
  await remindAt(server, august('25T11:00'))
  await server.deliver()
  await begin(ani, august('25T11:30'))
  await remindAt(server, august('25T19:00'))
  expect(await told()).toEqual([
    'Batas Waktu Post Test Pukul 21:00 WIB: budi@contoh.go.id',
    'Post Test Telah Dibuka: ani@contoh.go.id',
    'Post Test Telah Dibuka: budi@contoh.go.id',
  ])
})

test('three days later the survey: only who has not', async () => {
  const { coaching, begin } = await arrange()
  await begin(ani, august('25T11:30'))
  await begin(budi, august('25T11:30'))
  const survey = {
    coachingId: coaching.id,
    answers: { U1: 4 },
    submittedAt: server.clock.now(),
  }
  await server.db.insert(surveys).values({ ...survey, userId: ani.id })
  await remindAt(server, august('28T09:00'))
  expect(await told()).toEqual(['Survei Kepuasan: budi@contoh.go.id'])
})

test('one that is more than two hours late is not sent, and neither is one whose gateway was away so long', async () => {
  await arrange()
  await remindAt(server, august('24T10:59'))
  expect(await told()).toEqual([])
  await remindAt(server, august('25T08:00'))
  const away = async () => {
    throw new NotDelivered('away')
  }
  await server.deliver({ email: away, whatsapp: away })
  server.clock.set(august('25T09:30'))
  await server.deliver()
  expect(server.sent).toEqual([])
  const rows = await server.outbox()
  expect(new Set(rows.map(({ state, lastError }) => `${state} ${lastError}`))).toEqual(
    new Set(['failed Pengingat ini sudah lewat waktunya.']),
  )
  const call = server.as('admin')
  const { answer } = await call(api.notification.undelivered)
  expect(answer.map(({ canResend }) => canResend)).toEqual([false, false, false, false])
  const again = await call(api.notification.resend, { params: { id: rows[0]?.id ?? '' } })
  expect([again.status, again.problem.detail]).toEqual([
    409,
    'Pengingat ini sudah lewat waktunya.',
  ])
})

test('a moved coaching moves its reminders', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await remindAt(server, august('24T09:00'))
  await server.db
    .update(coachings)
    .set(meeting('2026-08-27', '14:00', '16:00'))
    .where(eq(coachings.id, coaching.id))
  await remindAt(server, august('25T08:00'))
  await remindAt(server, august('26T09:00'))
  await remindAt(server, august('27T13:00'))
  expect(await told()).toEqual([
    'Meeting Segera Dimulai: ani@contoh.go.id',
    'Pengingat Jadwal Coaching: ani@contoh.go.id',
  ])
})

test('whoever was accepted after it was due has just been told', async () => {
  const { coaching } = await remindedCoaching(server, [])
  const decidedAt = august('24T09:10')
  await insertProposal(server, coaching, ani, { status: 'APPROVED', decidedAt })
  await remindAt(server, august('24T09:20'))
  expect(await told()).toEqual([])
})

test('switched off, moved and reworded by coaching', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const coachingId = coaching.id
  const moved = { days: -2, minutes: 10 * 60, subject: 'Lusa', paragraph: 'Sampai jumpa.' }
  await server.db.insert(reminderSettings).values([
    { coachingId, kind: 'hour-before', enabled: false },
    { coachingId, kind: 'day-before', enabled: true, ...moved },
  ])
  await remindAt(server, august('23T10:00'))
  await remindAt(server, august('24T09:00'))
  await remindAt(server, august('25T08:00'))
  expect(await told()).toEqual(['Lusa: ani@contoh.go.id'])
  expect((await server.outbox())[0]?.body).toContain('Sampai jumpa.')
})

test('nobody is written to at night, and that is told', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const moved = { days: -3, minutes: 22 * 60, enabled: true }
  await server.db
    .insert(reminderSettings)
    .values({ coachingId: coaching.id, kind: 'day-before', ...moved })
  await remindAt(server, august('22T22:00'))
  expect([await told(), await outcomes()]).toEqual([[], ['quiet']])
})

test('at most four messages a day, and the more urgent of several due at once', async () => {
  const both = [
    await remindedCoaching(server, [ani]),
    await remindedCoaching(server, [ani]),
  ]
  const [first = '', second = ''] = both.map(({ coaching }) => coaching.id).toSorted()
  const atEight = { enabled: true, days: 0, minutes: 480 }
  await server.db.insert(reminderSettings).values([
    { coachingId: first, kind: 'day-before', ...atEight },
    { coachingId: first, kind: 'hour-before', enabled: false },
    { coachingId: second, kind: 'day-before', enabled: false },
  ])
  server.clock.set(august('25T07:00'))
  for (const subject of ['a', 'b', 'c'])
    for (const channel of ['email', 'whatsapp'] as const)
      await enqueue(server.db, {
        ...{ channel, recipient: 'x@contoh.go.id', subject, body: subject, userId: ani.id },
        ...{ coachingId: null, createdBy: null, now: server.clock.now() },
      })
  await remindAt(server, august('25T08:00'))
  const rows = await server.db.select().from(reminders)
  expect(Object.fromEntries(rows.map(({ kind, outcome }) => [kind, outcome]))).toEqual({
    ...{ 'hour-before': 'sent', 'day-before': 'too-many' },
  })
})

test('without a gateway nothing is decided; one way is enough', async () => {
  await arrange()
  const { services } = server
  const { ways } = services
  services.ways = []
  await remindAt(server, august('24T09:00'))
  expect(await outcomes()).toEqual([])
  services.ways = ['whatsapp']
  await remindAt(server, august('24T09:00'))
  services.ways = ways
  expect(await outcomes()).toEqual(['sent', 'sent'])
  expect(await server.outbox()).toHaveLength(2)
})
