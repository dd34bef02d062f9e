import { api } from '../../lib/contract/index.ts'
import { reminders } from '../db/schema/reminders.ts'
import { saveOffice } from '../repositories/office.ts'
import type { UserRow } from '../repositories/users.ts'
import { insertCoaching } from '../testing/participation-rows.ts'
import {
  august,
  remindAt,
  remindedCoaching,
  toldByMail,
} from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { enqueue } from './outbox.ts'
import { stopUrlOf } from './stopped-reminders.ts'

const server = emptiedServer()
let ani: UserRow
beforeEach(async () => {
  ani = await server.createUser({ email: 'ani@contoh.go.id' })
})

const pathOf = ({ id }: { id: string }) =>
  new URL(stopUrlOf(server.deps.config, id)).pathname
const ask = (method: 'GET' | 'POST', url: string, payload?: string, type?: string) =>
  server.app.inject({
    ...{ method, url, ...(payload !== undefined && { payload }) },
    headers: { 'content-type': type ?? 'application/x-www-form-urlencoded' },
  })
const outcomes = async () =>
  (await server.db.select().from(reminders)).map(({ outcome }) => outcome)

test('an e-mail brings the page that it is about and who the office is; WhatsApp has its text alone', async () => {
  await saveOffice(
    server.db,
    { name: 'Pusat Pelatihan', whatsapp: '081234567890' },
    august('01T09:00'),
  )
  const shown = await insertCoaching(server)
  const gone = await insertCoaching(server, { deletedAt: server.clock.now() })
  const draft = await insertCoaching(server, { isPublished: false, publishDate: null })
  const write = (
    subject: string,
    coachingId: string | null,
    channel: 'email' | 'whatsapp' = 'email',
  ) =>
    enqueue(server.db, {
      ...{ subject, body: 'Halo', coachingId, channel, recipient: ani.email },
      ...{ userId: ani.id, createdBy: null, now: server.clock.now() },
    })
  await write('shown', shown.id)
  await write('draft', draft.id)
  await write('gone', gone.id)
  await write('of none', null)
  await write('by WhatsApp', shown.id, 'whatsapp')
  await server.deliver()
  const list = `${server.deps.config.publicUrl}/#/coaching`
  const sent = server.sent.map(({ subject, pageUrl, values }) => [subject, pageUrl, values])
  expect(new Set(sent)).toEqual(
    new Set([
      ['shown', `${list}/${shown.id}`, undefined],
      ['draft', list, undefined],
      ['gone', list, undefined],
      ['of none', null, undefined],
      ['by WhatsApp', undefined, undefined],
    ]),
  )
  expect(server.sent.find(({ channel }) => channel === 'email')?.office).toMatchObject({
    ...{ name: 'Pusat Pelatihan', whatsapp: '0812-3456-7890' },
  })
})

test('a reminder brings its link, a decision none; one press of the mail program ends reminders alone', async () => {
  const { coaching } = await remindedCoaching(server, [ani])
  await remindAt(server, august('24T09:00'))
  const decision = { subject: 'Diterima', body: 'Diterima', coachingId: coaching.id }
  await enqueue(server.db, {
    ...{ ...decision, channel: 'email', recipient: ani.email, userId: ani.id },
    ...{ createdBy: null, now: server.clock.now() },
  })
  await server.deliver()
  const stops = server.sent.filter(({ channel }) => channel === 'email')
  expect(stops.map(({ subject, stopUrl }) => [subject, stopUrl]).toSorted()).toEqual([
    ['Diterima', null],
    [expect.stringContaining('Pengingat Jadwal'), stopUrlOf(server.deps.config, ani.id)],
  ])
  const answer = await ask('POST', pathOf(ani), 'List-Unsubscribe=One-Click')
  expect(answer.statusCode).toBe(200)
  await remindAt(server, august('25T08:00'))
  expect(await toldByMail(server)).toEqual([
    'Diterima: ani@contoh.go.id',
    'Pengingat Jadwal Coaching: ani@contoh.go.id',
  ])
  expect(await outcomes()).toEqual(['sent', 'stopped'])
})

test('what waits for its gateway is called off; the same page begins again', async () => {
  await remindedCoaching(server, [ani])
  await remindAt(server, august('24T09:00'))
  expect((await ask('GET', pathOf(ani))).body).toContain('Hentikan pengingat?')
  expect((await ask('POST', pathOf(ani), 'act=stop')).body).toContain(
    'Pengingat dihentikan',
  )
  expect([await toldByMail(server), await outcomes()]).toEqual([[], ['withdrawn']])
  expect((await ask('GET', pathOf(ani))).body).toContain('Aktifkan kembali')
  await ask('POST', pathOf(ani), 'act=resume')
  await remindAt(server, august('25T08:00'))
  expect(await toldByMail(server)).toEqual(['Meeting Segera Dimulai: ani@contoh.go.id'])
})

test('their own account tells it, and begins and ends them too, for participants alone', async () => {
  const state = async () =>
    (await server.call(api.ownReminders.get, { as: ani })).answer.stoppedAt
  expect(await state()).toBeNull()
  await remindedCoaching(server, [ani])
  await remindAt(server, august('24T09:00'))
  await server.call(api.ownReminders.begin, { as: ani })
  expect(await outcomes()).toEqual(['sent'])
  expect((await server.call(api.ownReminders.end, { as: ani })).status).toBe(200)
  expect([await state(), await outcomes()]).toEqual([
    ...[server.clock.now().toISOString(), ['withdrawn']],
  ])
  expect((await ask('GET', pathOf(ani))).body).toContain('Aktifkan kembali')
  await server.call(api.ownReminders.begin, { as: ani })
  expect(await state()).toBeNull()
  for (const endpoint of Object.values(api.ownReminders)) {
    expect((await server.call(endpoint)).status).toBe(401)
    expect((await server.call(endpoint, { as: 'admin' })).status).toBe(403)
  }
})

test("nobody ends another one's: a changed link is none, and neither is that of an account that is gone", async () => {
  const budi = await server.createUser()
  const [, mac] = pathOf(ani).split('.')
  const forged = pathOf(budi).replace(/\..*$/, `.${mac}`)
  for (const path of [forged, `${pathOf(ani)}x`, pathOf({ id: crypto.randomUUID() })]) {
    expect((await ask('POST', path, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
    expect((await ask('GET', path)).body).toContain('Tautan tidak dikenal')
  }
})

test('a mail program may post its word as a form with parts (RFC 8058 §3.2)', async () => {
  const form =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const type = 'multipart/form-data; boundary=x'
  expect((await ask('POST', pathOf(ani), form, type)).statusCode).toBe(200)
  expect((await ask('GET', pathOf(ani))).body).toContain('Aktifkan kembali')
})
