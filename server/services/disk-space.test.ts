import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { DISK } from './disk-limits.ts'
import { tellFullDisk } from './disk-space.ts'

/** What the disk answers. */
let free: () => number = () => DISK.low
const server = emptiedServer({ freeBytes: async () => free() })
beforeEach(async () => {
  for (const role of ['superadmin', 'superadmin', 'admin', 'user'] as const)
    await server.createUser({ role })
})

/** The office's e-mails, after several servers have looked at once. */
const toldAfter = async (hours: number, bytes: number) => {
  free = () => bytes
  const { db, services } = server
  const now = new Date(TEST_NOW.getTime() + hours * 3_600_000)
  await Promise.all([tellFullDisk(db, services, now), tellFullDisk(db, services, now)])
  return (await server.outbox()).map(({ recipient }) => recipient.replace(/\d+/, ''))
}

const BOTH = Array(2).fill('superadmin@contoh.go.id')

test('a disk that fills up is told to every superadmin, once, and again every week', async () => {
  expect(await toldAfter(0, DISK.low)).toEqual([])
  expect(await toldAfter(1, DISK.low - 1)).toEqual(BOTH)
  expect((await server.outbox())[0]).toMatchObject({
    subject: 'E-Coaching Kehutanan - Ruang penyimpanan server hampir penuh',
    body: expect.stringContaining('tinggal 1023 MiB'),
  })
  expect(await toldAfter(2, DISK.full - 1)).toHaveLength(2)
  expect(await toldAfter(7 * 24, DISK.full - 1)).toHaveLength(2)
  expect(await toldAfter(7 * 24 + 1, DISK.full - 1)).toHaveLength(4)
  expect(await toldAfter(20 * 24, DISK.low)).toHaveLength(4)
})

test('a disk that cannot be asked is said nothing of', async () => {
  const { db, services } = server
  free = () => {
    throw new Error('no such file')
  }
  await tellFullDisk(db, services, TEST_NOW)
  expect(await server.outbox()).toEqual([])
})
