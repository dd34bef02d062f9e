import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { READY_INSTITUTIONS } from '../../lib/domain/people/ready-institutions.ts'
import { listVideoEntries, VIDEO_TABLES } from '../repositories/content.ts'
import { countFirstSteps } from '../repositories/first-steps.ts'
import { listInstitutions } from '../repositories/institutions.ts'
import { memoryStore } from '../services/file-store.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { MIGRATIONS } from './migrate.ts'
import { guides, profiles } from './schema/content.ts'
import { institutions } from './schema/users.ts'

const [FIRST_ROWS, READY_NAMES] = [
  '0004_first_rows.sql',
  '0009_ready_institutions.sql',
].map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const bringFirstRows = async () => {
  await database.pool.query(FIRST_ROWS ?? '')
  await database.pool.query(READY_NAMES ?? '')
}

const rows = async () => ({
  profiles: await listVideoEntries(database.db, VIDEO_TABLES.profile),
  guides: await listVideoEntries(database.db, VIDEO_TABLES.panduan),
  institutions: await listInstitutions(database.db),
})

test('a database that has its own rows keeps exactly those', async () => {
  const entry = { tautan: 'https://youtu.be/abcdefghijk', deskripsi: '<p>Kami</p>' }
  await database.db.insert(profiles).values(entry)
  await database.db.insert(guides).values([entry, entry])
  await database.db.insert(institutions).values({ name: 'Balai Uji' })
  const before = await rows()
  await bringFirstRows()
  expect(await rows()).toEqual(before)
})

test('a database that has none gets the first ones, once', async () => {
  await bringFirstRows()
  const first = await rows()
  expect(first.profiles).toHaveLength(1)
  expect(first.guides).toHaveLength(1)
  const names = first.institutions.map(({ name }) => name)
  expect(names.toSorted()).toEqual(READY_INSTITUTIONS.toSorted())
  // none of it is the office's own work
  expect(Object.values(await countFirstSteps(database.db))).toEqual(Array(9).fill(0))
  await bringFirstRows()
  expect(await rows()).toEqual(first)
})

test('a name of the ready list that was not the one in force is mended, unless the office has both', async () => {
  const names = async () => (await rows()).institutions.map(({ name }) => name).toSorted()
  const old = 'Dinas bidang kehutanan Provinsi Daerah Khusus Jakarta'
  const inForce = 'Dinas bidang kehutanan Provinsi Jakarta'
  await database.db.insert(institutions).values({ name: old })
  await database.pool.query(READY_NAMES ?? '')
  expect(await names()).toEqual([inForce])
  await database.db.insert(institutions).values({ name: old })
  await database.pool.query(READY_NAMES ?? '')
  expect(await names()).toEqual([old, inForce].toSorted())
})

test('demo data come in the place of the first rows', async () => {
  await bringFirstRows()
  const passwords = { hash: async (password: string) => `hash of ${password}` }
  await seedDemo({
    ...{ db: database.db, files: memoryStore(), now: TEST_NOW },
    ...{ passwords, appName: 'E-Coaching' },
  })
  const { profiles, guides, institutions } = await rows()
  expect(profiles).toMatchObject([{ deskripsi: expect.stringMatching(/E-Coaching/) }])
  expect(guides).toHaveLength(1)
  expect(institutions).toHaveLength(12)
})
