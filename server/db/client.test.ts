import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { sql } from './orm.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Three kinds of work with different parameters and columns; each answers its own number. */
const work = async (index: number): Promise<number> => {
  const { db } = database
  if (index % 3 === 0) {
    const text = sql<{ found: number }>`select ${index}::int as found, ${'x'}::text as x`
    return Number((await db.execute(text)).rows[0]?.found)
  }
  if (index % 3 === 1) {
    const text = sql`select ${String(index)}::text as word`
    return Number((await db.execute(text)).rows[0]?.word)
  }
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select ${index}::int as inside`)
    return Number(rows[0]?.inside)
  })
}

test('queries and transactions at once each get their own answer', async () => {
  const indexes = Array.from({ length: 300 }, (_, index) => index)
  expect(await Promise.all(indexes.map(work))).toEqual(indexes)
})
