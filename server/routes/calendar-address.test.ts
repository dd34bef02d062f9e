import ICAL from 'ical.js'
import { api } from '../../lib/contract/index.ts'
import { updateCoaching } from '../repositories/coaching-writes.ts'
import { findMeeting } from '../repositories/coachings.ts'
import type { UserRow } from '../repositories/users.ts'
import { invitationTo } from '../services/invitations.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import type { Caller } from '../testing/test-server.ts'

const server = emptiedServer()
let ani: UserRow
beforeEach(async () => {
  ani = await server.createUser()
})

const make = async (as: Caller = ani) =>
  (await server.call(api.calendarAddress.make, { as })).answer.url
const read = (url: string, etag?: string) =>
  server.app.inject({
    ...{ method: 'GET', url: new URL(url).pathname },
    headers: { ...(etag && { 'if-none-match': etag }) },
  })
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

test('keeps all accepted coachings, as the e-mails say them, and follows a moved one', async () => {
  const soon = await insertCoaching(server, {
    ...meeting('2026-08-25', '09:00', '11:00'),
    ...{ topic: 'Tata batas, bagian 1', meetingUrl: 'https://zoom.us/j/1' },
  })
  const waiting = await insertCoaching(server, meeting('2026-08-26', '09:00', '11:00'))
  const undated = await insertCoaching(server)
  const gone = await insertCoaching(server, {
    ...meeting('2026-08-27', '09:00', '11:00'),
    deletedAt: server.clock.now(),
  })
  for (const coaching of [soon, undated, gone]) await insertProposal(server, coaching, ani)
  await insertProposal(server, waiting, ani, { status: 'PENDING' })
  const url = await make()
  const reply = await read(url)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const [event, ...others] = eventsOf(reply.body)
  expect(others).toEqual([])
  const stored = await findMeeting(server.db, soon.id)
  const mailed = stored && invitationTo(stored, server.services, soon.id)
  expect([event?.uid, event?.summary]).toEqual([mailed?.entry.uid, 'Tata batas, bagian 1'])
  expect(event?.startDate.toJSDate()).toEqual(soon.jamMulai)
  expect(event?.description).toContain('https://zoom.us/j/1')
  const etag = String(reply.headers.etag)
  expect((await read(url, etag)).statusCode).toBe(304)
  const moved = meeting('2026-08-28', '13:00', '15:00')
  await updateCoaching(server.db, soon.id, { ...moved, updatedAt: server.clock.now() })
  const after = await read(url, etag)
  expect(after.statusCode).toBe(200)
  const [again] = eventsOf(after.body)
  expect([again?.uid, again?.startDate.toJSDate()]).toEqual([event?.uid, moved.jamMulai])
  expect(again?.sequence).toBeGreaterThan(event?.sequence ?? 0)
  await server.call(api.coaching.cancel, { params: { id: soon.id }, as: ani })
  expect(eventsOf((await read(url)).body)).toEqual([])
})

test('a new address ends the one before, and both end by a press or with the account', async () => {
  const state = async () =>
    (await server.call(api.calendarAddress.get, { as: ani })).answer.madeAt
  expect(await state()).toBeNull()
  const [first, second] = [await make(), await make()]
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await read(second.replace(/ics$/, 'txt'))).statusCode).toBe(404)
  expect(await state()).toBe(server.clock.now().toISOString())
  await server.call(api.calendarAddress.end, { as: ani })
  expect([(await read(second)).statusCode, await state()]).toEqual([404, null])
  const third = await make()
  await server.call(api.user.remove, { params: { id: ani.id }, as: 'superadmin' })
  expect((await read(third)).statusCode).toBe(404)
})

test('nobody reads another one’s: what is kept is no address, and only participants have one', async () => {
  await make()
  const { rows } = await server.pool.query('select calendar_token_hash from users')
  const hash = rows.map((row) => row.calendar_token_hash).find(Boolean)
  expect((await read(`http://x/e-coaching/calendar/${hash}.ics`)).statusCode).toBe(404)
  expect((await server.call(api.calendarAddress.make)).status).toBe(401)
  expect((await server.call(api.calendarAddress.make, { as: 'admin' })).status).toBe(403)
})
