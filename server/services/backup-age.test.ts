import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { noteBackup, tellOldBackup } from './backup-age.ts'

const server = emptiedServer()
beforeEach(async () => {
  for (const role of ['superadmin', 'superadmin', 'admin', 'user'] as const)
    await server.createUser({ role })
})

const after = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)

/** The office's e-mails, after several servers have looked at once. */
const toldAfter = async (hours: number) => {
  const { db, services } = server
  const look = () => tellOldBackup(db, services, after(hours))
  await Promise.all([look(), look()])
  return (await server.outbox()).map(({ recipient }) => recipient.replace(/\d+/, ''))
}

const BOTH = Array(2).fill('superadmin@contoh.go.id')

test('a backup older than a day is told to every superadmin, once', async () => {
  await noteBackup(server.db, TEST_NOW)
  expect(await toldAfter(26)).toEqual([])
  expect(await toldAfter(27)).toEqual(BOTH)
  expect(await toldAfter(72)).toEqual(BOTH)
  expect((await server.outbox())[0]).toMatchObject({
    subject: 'E-Coaching Kehutanan - Cadangan data sudah lama',
    body: expect.stringContaining('24/08/2026 pukul 09:00 WIB'),
  })
})

test('it is told again every week, until there is a new one', async () => {
  await noteBackup(server.db, TEST_NOW)
  await toldAfter(49)
  expect(await toldAfter(7 * 24 - 1)).toHaveLength(2)
  expect(await toldAfter(7 * 24)).toHaveLength(4)
  await noteBackup(server.db, after(8 * 24))
  expect(await toldAfter(9 * 24)).toHaveLength(4)
  expect(await toldAfter(11 * 24)).toHaveLength(6)
})

test('where no backup is known nothing is said of its age: it may be made by other means', async () => {
  expect(await toldAfter(10_000)).toEqual([])
})
