import { api } from '../../lib/contract/index.ts'
import { reminderSettings } from '../db/schema/reminders.ts'
import { users } from '../db/schema/users.ts'
import type { UserRow } from '../repositories/users.ts'
import { chooseReminders } from '../services/stopped-reminders.ts'
import { insertProposal, UNKNOWN_ID } from '../testing/participation-rows.ts'
import {
  august,
  remindAt,
  remindedCoaching,
  toldByMail,
} from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { Caller } from '../testing/test-server.ts'

const server = emptiedServer()
let ani: UserRow
beforeEach(async () => {
  ani = await server.createUser({ fullName: 'Ani', email: 'ani@contoh.go.id' })
})

const read = (id: string, as: Caller | null = 'admin') =>
  server.call(api.reminder.list, { params: { id }, ...(as && { as }) })
const write = (id: string, body: Record<string, unknown>, as: Caller | null = 'admin') =>
  server.call(api.reminder.update, { params: { id }, body, ...(as && { as }) })

const plan = async (id: string) => {
  const { answer } = await read(id)
  return Object.fromEntries(
    answer.map(({ kind, dueAt, people }) => [
      kind,
      `${dueAt} ${people.map(({ name }) => name).join()}`,
    ]),
  )
}
const stored = async (id: string, kind: string) => {
  const found = (await read(id)).answer.find((one) => one.kind === kind)
  const {
    dueAt: _,
    people: __,
    isOver: ___,
    sendable: ____,
    version: _____,
    withheld: ______,
    ...body
  } = found ?? {}
  return body
}

test('tells what will go when, to whom', async () => {
  const { coaching, begin } = await remindedCoaching(server, [ani])
  const iso = (text: string) => august(text).toISOString()
  server.clock.set(august('23T09:00'))
  expect(await plan(coaching.id)).toEqual({
    'hour-before': `${iso('25T08:00')} Ani`,
    'day-before': `${iso('24T09:00')} Ani`,
    'post-test': `${iso('25T11:00')} Ani`,
    'post-test-evening': `${iso('25T19:00')} Ani`,
    survey: `${iso('28T09:00')} `,
  })
  await begin(ani, august('25T12:00'))
  server.clock.set(august('25T12:00'))
  const after = await plan(coaching.id)
  expect(after['post-test-evening']).toBe(`${iso('25T19:00')} `)
  expect(after.survey).toBe(`${iso('28T09:00')} Ani`)
})

test('whoever is accepted after it was due gets none when it goes, and is not told as one who will', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const budi = await server.createUser({ fullName: 'Budi', email: 'budi@contoh.go.id' })
  await insertProposal(server, coaching, budi, {
    ...{ status: 'APPROVED', decidedAt: august('24T09:20') },
  })
  server.clock.set(august('24T09:30'))
  const { answer } = await read(coaching.id)
  const dayBefore = answer.find(({ kind }) => kind === 'day-before')
  expect(dayBefore?.people.map(({ name }) => name)).toEqual(['Ani'])
  expect(dayBefore?.sendable).toHaveLength(2)
  await remindAt(server, august('24T09:30'))
  expect(await toldByMail(server)).toEqual(['Pengingat Jadwal Coaching: ani@contoh.go.id'])
})

test.each([
  ['Asia/Jakarta', 'Ani', undefined],
  ['Asia/Makassar', 'Ani', undefined],
  ['Asia/Jayapura', '', { name: 'Ani', reason: 'quiet' }],
] as const)(
  'who will sleep or wants none is told before: 19:00 WIB in %s',
  async (zone, gets, withheld) => {
    const { coaching } = await remindedCoaching(server, [ani])
    await server.db.update(users).set({ timeZone: zone })
    server.clock.set(august('23T09:00'))
    const evening = async () =>
      (await read(coaching.id)).answer.find(({ kind }) => kind === 'post-test-evening')
    const before = await evening()
    expect(before?.people.map(({ name }) => name).join()).toBe(gets)
    expect(before?.withheld.map(({ name, reason }) => ({ name, reason }))[0]).toEqual(
      withheld,
    )
    await chooseReminders(server.db, {
      userId: ani.id,
      stop: true,
      now: server.clock.now(),
    })
    expect(await evening()).toMatchObject({
      ...{ people: [], sendable: [], withheld: [{ name: 'Ani', reason: 'stopped' }] },
    })
  },
)

test('an admin may send at night, but nobody is asked for a test that their own pages have closed', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  server.clock.set(august('25T19:30'))
  const send = async (timeZone: 'Asia/Jayapura' | 'Asia/Makassar') => {
    await server.db.update(users).set({ timeZone })
    const body = { kind: 'post-test', userIds: [ani.id] }
    return (await sendNow(coaching.id, body)).status
  }
  expect(await send('Asia/Jayapura')).toBe(409)
  expect(await send('Asia/Makassar')).toBe(200)
})

test('into the past nothing is moved, so that nothing goes at once; what is over can be moved ahead', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  server.clock.set(august('24T09:30'))
  const ready = await stored(coaching.id, 'day-before')
  for (const minutes of [555, 570]) {
    const { problem } = await write(coaching.id, { ...ready, minutes })
    expect(problem.detail).toBe('Waktu ini sudah lewat. Pilih waktu yang akan datang.')
  }
  const reworded = { ...ready, subject: 'Besok' }
  expect((await write(coaching.id, reworded)).status).toBe(200)
  expect((await write(coaching.id, { ...reworded, minutes: 600 })).status).toBe(200)
})

test.each([
  ['day-before', { days: 0, minutes: 600 }, /meeting sudah dimulai/],
  ['day-before', { days: 5, minutes: 540 }, /meeting sudah dimulai/],
  ['post-test-evening', { minutes: 480 }, /Post Test tidak dapat dikerjakan/],
  ['post-test', { minutes: 600 }, /Post Test tidak dapat dikerjakan/],
  ['survey', { days: 0, minutes: 600 }, /meeting belum selesai/],
] as const)(
  'to where nobody can do what it is about nothing is moved: %s %j',
  async (kind, time, told) => {
    const { coaching } = await remindedCoaching(server, [ani])
    server.clock.set(august('23T09:00'))
    const ready = await stored(coaching.id, kind)
    const { status, problem } = await write(coaching.id, { ...ready, ...time })
    expect([status, problem.detail]).toEqual([409, expect.stringMatching(told)])
    expect(await stored(coaching.id, kind)).toEqual(ready)
  },
)

test('switched off, moved, reworded, and as it came again', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const ready = await stored(coaching.id, 'day-before')
  const kept = () => server.db.select().from(reminderSettings)
  await write(coaching.id, { ...ready, enabled: false })
  const asItCame = { days: null, minutes: null, subject: null, paragraph: null }
  expect(await kept()).toMatchObject([{ ...asItCame, enabled: false }])
  await remindAt(server, august('24T09:00'))
  expect(await toldByMail(server)).toEqual([])
  const moved = { ...ready, minutes: 600, subject: 'Besok', paragraph: 'Sampai jumpa.' }
  expect((await write(coaching.id, moved)).status).toBe(200)
  expect(await stored(coaching.id, 'day-before')).toEqual(moved)
  await remindAt(server, august('24T10:00'))
  expect(await toldByMail(server)).toEqual(['Besok: ani@contoh.go.id'])
  server.clock.set(august('23T10:00'))
  await write(coaching.id, ready)
  expect(await stored(coaching.id, 'day-before')).toEqual(ready)
  expect(await kept()).toEqual([])
})

const messagesOf = (id: string) =>
  server.call(api.reminder.messages, { params: { id }, as: 'admin' })

test('tells what went to whom, and who was left out and why', async () => {
  const { coaching, begin } = await remindedCoaching(server, [ani])
  await remindAt(server, august('24T09:00'))
  await begin(ani, august('25T12:00'))
  await remindAt(server, august('25T19:00'))
  const { answer } = await messagesOf(coaching.id)
  expect(answer.messages.map(({ name, channel, state }) => [name, channel, state])).toEqual(
    expect.arrayContaining([['Ani', 'email', 'cancelled']]),
  )
  expect(answer.leftOut.map(({ name, kind, outcome }) => [name, kind, outcome])).toEqual(
    expect.arrayContaining([['Ani', 'post-test-evening', 'done']]),
  )
})

test('of two admins who change the same one, the second hears of it; another one is free', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const params = { id: coaching.id }
  const { answer } = await read(coaching.id)
  const versionOf = (kind: string) => answer.find((one) => one.kind === kind)?.version
  const save = async (kind: string, subject: string, version = versionOf(kind)) =>
    server.call(api.reminder.update, {
      ...{ params, as: 'admin', headers: { 'if-match': `"${version}"` } },
      body: { ...(await stored(coaching.id, kind)), subject },
    })
  expect((await save('day-before', 'Satu')).status).toBe(200)
  const second = await save('day-before', 'Dua')
  expect(second.status).toBe(412)
  expect(second.problem).toMatchObject({ present: { kind: 'day-before', subject: 'Satu' } })
  expect((await save('survey', 'Tiga')).status).toBe(200)
})

const sendNow = (id: string, body: Record<string, unknown>, as: Caller | null = 'admin') =>
  server.call(api.reminder.sendNow, { params: { id }, body, ...(as && { as }) })

test('sent now it is the same occasion: when it is due only the others get it', async () => {
  const budi = await server.createUser({ fullName: 'Budi', email: 'budi@contoh.go.id' })
  const { coaching } = await remindedCoaching(server, [ani, budi])
  server.clock.set(august('23T22:00'))
  const body = { kind: 'day-before', userIds: [ani.id] }
  // the same id in other letters
  const some = { ...body, userIds: [ani.id.toUpperCase(), UNKNOWN_ID] }
  const { answer } = await sendNow(coaching.id, some)
  expect(answer).toEqual({ sent: [{ id: ani.id, name: 'Ani' }], skipped: [UNKNOWN_ID] })
  const again = await sendNow(coaching.id, body)
  expect([again.status, again.problem.detail]).toEqual([
    ...[409, 'Tidak ada lagi yang perlu menerima pesan ini. Pesan tidak dikirim.'],
  ])
  await remindAt(server, august('24T09:00'))
  expect(await toldByMail(server)).toEqual([
    'Pengingat Jadwal Coaching: ani@contoh.go.id',
    'Pengingat Jadwal Coaching: budi@contoh.go.id',
  ])
  await write(coaching.id, { ...(await stored(coaching.id, 'survey')), enabled: false })
  const off = await sendNow(coaching.id, { kind: 'survey', userIds: [ani.id] })
  expect(off.problem.detail).toBe('Pesan ini dimatikan. Aktifkan dahulu.')
  expect((await sendNow(coaching.id, { ...body, userIds: [] })).status).toBe(400)
  expect((await sendNow(UNKNOWN_ID, body)).status).toBe(404)
  expect((await sendNow(coaching.id, body, null)).status).toBe(401)
  expect((await sendNow(coaching.id, body, ani)).status).toBe(403)
})

test('bad input, visitors, participants and unknown coachings are refused', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  const ready = await stored(coaching.id, 'hour-before')
  expect((await read(coaching.id, null)).status).toBe(401)
  expect((await read(coaching.id, ani)).status).toBe(403)
  expect((await read(UNKNOWN_ID)).status).toBe(404)
  expect((await messagesOf(UNKNOWN_ID)).status).toBe(404)
  expect((await write(coaching.id, ready, null)).status).toBe(401)
  expect((await write(coaching.id, ready, ani)).status).toBe(403)
  expect((await write(UNKNOWN_ID, ready)).status).toBe(404)
  const late = await write(coaching.id, { ...ready, minutes: 30 })
  expect([late.status, late.problem.errors]).toEqual([
    ...[400, { minutes: 'Pesan ini dikirim sebelum meeting dimulai' }],
  ])
  expect((await write(coaching.id, { ...ready, paragraph: ' ' })).status).toBe(400)
  const slots = { subject: 'Halo {nama}', paragraph: 'Halo {nmaa}, {nama} {batas} {topik}' }
  const unknown = await write(coaching.id, { ...ready, ...slots })
  expect([unknown.status, unknown.problem.errors]).toEqual([
    400,
    {
      subject: '{nama} tidak dikenal. Yang dapat dipakai: {batas}',
      paragraph: expect.stringMatching(/^\{nmaa\} tidak dikenal\. .*\{nama\}.*\{batas\}/),
    },
  ])
  expect((await write(coaching.id, ready, 'superadmin')).status).toBe(200)
})
