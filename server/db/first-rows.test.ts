import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listVideoEntries, VIDEO_TABLES } from '../repositories/content.ts'
import { listInstitutions } from '../repositories/institutions.ts'
import { memoryStore } from '../services/file-store.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { MIGRATIONS } from './migrate.ts'
import { guides, profiles } from './schema/content.ts'
import { institutions } from './schema/users.ts'

const MIGRATION = readFileSync(join(MIGRATIONS, '0004_first_rows.sql'), 'utf8')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const bringFirstRows = () => database.pool.query(MIGRATION)

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
  expect(first.institutions).toHaveLength(55)
  await bringFirstRows()
  expect(await rows()).toEqual(first)
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
