import { replaceHolidays } from '../repositories/holidays.ts'
import type { UserRow } from '../repositories/users.ts'
import { updateUserRow } from '../repositories/users.ts'
import { insertCoaching, insertProposal } from '../testing/participation-rows.ts'
import { august, remindAt, toldByMail } from '../testing/reminder-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
let admin: UserRow
beforeEach(async () => {
  admin = await server.createUser({
    ...{ role: 'admin', fullName: 'Rahmat', email: 'rahmat@contoh.go.id' },
  })
})

const waiting = async (topic: string, createdAt: Date) => {
  const coaching = await insertCoaching(server, { topic, adminId: admin.id })
  const user = await server.createUser()
  await insertProposal(server, coaching, user, { status: 'PENDING', createdAt })
  return coaching
}

test('one message for all that wait for more than one working day, with their links', async () => {
  const batas = await waiting('Batas', august('20T07:00'))
  await waiting('Mangrove', august('20T07:30'))
  await waiting('Baru', august('21T09:00'))
  // at 08:00 itself
  await remindAt(server, august('24T07:59'), 4)
  expect(await server.outbox()).toHaveLength(2)
  await remindAt(server, august('24T08:30'))
  expect(await toldByMail(server)).toEqual([
    '2 pengajuan melewati satu hari kerja: rahmat@contoh.go.id',
  ])
  const [{ body } = { body: '' }] = await server.outbox()
  expect(body).toContain(
    `Batas (${batas.coachingCode}): 1 pengajuan\nhttp://localhost:3000/e-coaching/#/admin/coaching/${batas.id}`,
  )
  expect(body).toContain('Mangrove')
  expect(body).not.toContain('Baru')
})

test('a message that goes later counts those that wait too long by then, as it says', async () => {
  await waiting('Batas', august('20T07:00'))
  await waiting('Mangrove', august('21T08:20'))
  await remindAt(server, august('24T08:30'))
  expect(await toldByMail(server)).toEqual([
    '2 pengajuan melewati satu hari kerja: rahmat@contoh.go.id',
  ])
  expect((await server.outbox())[0]?.body).toContain('(per 24/08/2026 08:31 WIB)')
})

test.each([
  ['before 08:00', august('24T07:58')],
  ['more than two hours late', august('24T09:59')],
  ['on a Saturday', august('29T08:00')],
])('none %s', async (_, moment) => {
  await waiting('Batas', august('17T09:00'))
  await remindAt(server, moment)
  expect(await toldByMail(server)).toEqual([])
})

test('none where nothing waits, and a new one on the next working day where it still does', async () => {
  await remindAt(server, august('24T08:00'))
  await waiting('Batas', august('20T07:00'))
  await remindAt(server, august('25T08:00'))
  await remindAt(server, august('26T08:00'))
  expect(await toldByMail(server)).toHaveLength(2)
  // a link that stands alone is the button of the e-mail
  expect((await server.outbox())[0]?.body).toMatch(/: 1 pengajuan\n\nhttp\S+\n\n/)
})

test('none without a gateway, and one way is enough', async () => {
  await waiting('Batas', august('20T07:00'))
  const { services } = server
  const { ways } = services
  services.ways = []
  await remindAt(server, august('24T08:00'))
  services.ways = ['whatsapp']
  await remindAt(server, august('24T08:10'))
  services.ways = ways
  expect(await server.outbox()).toMatchObject([
    { channel: 'whatsapp', recipient: admin.whatsapp },
  ])
})

test('none on a holiday of the list, which is no working day; one on the day after', async () => {
  await replaceHolidays(server.db, [{ date: '2026-08-25', name: 'Maulid Nabi Muhammad' }])
  await waiting('Batas', august('21T07:00'))
  const late = await waiting('Mangrove', august('24T07:30'))
  await waiting('Baru', august('24T09:00'))
  await remindAt(server, august('25T08:00'))
  expect(await toldByMail(server)).toEqual([])
  await remindAt(server, august('26T08:00'))
  expect(await toldByMail(server)).toEqual([
    '2 pengajuan melewati satu hari kerja: rahmat@contoh.go.id',
  ])
  expect((await server.outbox())[0]?.body).toContain(late.coachingCode)
})

test('of an admin in charge who is locked the superadmins hear, and why', async () => {
  const createSuperadmin = (email: string, change: Partial<UserRow> = {}) =>
    server.createUser({ role: 'superadmin', fullName: 'Ratna', email, ...change })
  await createSuperadmin('ratna@contoh.go.id')
  await createSuperadmin('cuti@contoh.go.id', { lockedAt: august('01T07:00') })
  const batas = await waiting('Batas', august('20T07:00'))
  const lockedAt = august('21T07:00')
  await updateUserRow(server.db, admin.id, { lockedAt, updatedAt: lockedAt })
  await remindAt(server, august('24T08:00'))
  expect(await toldByMail(server)).toEqual([
    '1 pengajuan melewati satu hari kerja: ratna@contoh.go.id',
  ])
  expect((await server.outbox())[0]?.body).toContain(
    `Batas (${batas.coachingCode}): 1 pengajuan; narahubungnya, Rahmat, sedang dikunci akunnya`,
  )
})
