import { api } from '../../lib/contract/index.ts'
import type { Id } from '../../lib/entities/identity.ts'
import { createCoaching } from '../testing/coaching-data.ts'
import { insertProposal } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const arrange = async () => {
  const { coaching, admin: as } = await createCoaching(server, { isPublished: true })
  const options = { as, params: { id: coaching.id } }
  const shown = async () =>
    (await server.call(api.adminCoaching.zoomMeeting, options)).answer
  const link = (meetingUrl: string, headers: Record<string, string> = {}) =>
    server.call(api.adminMeeting.updateMeetingUrl, {
      ...{ ...options, headers, body: { meetingUrl } },
    })
  const mark = (userId: Id, status: boolean, key: string) =>
    server.call(api.adminMeeting.toggleAttendance, {
      ...{ ...options, body: { userId, status }, headers: { 'idempotency-key': key } },
    })
  return { coaching, shown, link, mark }
}

const [OLD, NEW] = ['https://zoom.example/lama', 'https://zoom.example/baru']

test('a change whose answer was lost is made once more after it was undone, as who makes it sees it', async () => {
  const { shown, link } = await arrange()
  await link(OLD)
  const { version = '' } = await shown()
  const same = { 'if-match': `"${version}"`, 'idempotency-key': 'the-same-act' }
  await link(NEW, same)
  // another admin, or the same one
  await link(OLD)
  expect(await shown()).toMatchObject({ meetingUrl: OLD, version })
  expect((await link(NEW, same)).status).toBe(200)
  expect((await shown()).meetingUrl).toBe(NEW)
})

test('a repeat is no second act as long as what it has changed stands', async () => {
  const { shown, link } = await arrange()
  await link(OLD)
  const { version } = await shown()
  const same = { 'if-match': `"${version}"`, 'idempotency-key': 'the-same-act' }
  await link(NEW, same)
  expect((await link(NEW, same)).status).toBe(200)
  expect((await shown()).meetingUrl).toBe(NEW)
})

test('an attendance is what was asked for last, also where an earlier answer to the same was lost', async () => {
  const { coaching, shown, mark } = await arrange()
  const siti = await server.createUser({ fullName: 'Siti' })
  await insertProposal(server, coaching, siti)
  await mark(siti.id, true, 'first-key')
  await mark(siti.id, false, 'second-key')
  expect((await mark(siti.id, true, 'first-key')).answer).toEqual({ status: true })
  expect((await shown()).users).toMatchObject([{ id: siti.id, status: true }])
})
