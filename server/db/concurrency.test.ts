import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { eq, sql } from './orm.ts'
import { coachingCodeCounters as counters } from './schema/coachings.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('each of many queries in the same moment gets its own answer', async () => {
  const answers = await times(600, async (n) => {
    if (n % 3 === 2) {
      return database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select ${n}::int as n`)
        return rows[0]?.n
      })
    }
    const query =
      n % 3 === 0 ? sql`select ${n}::int as n` : sql`select length(${'x'.repeat(n)}) as n`
    const { rows } = await database.db.execute<{ n: number }>(query)
    return rows[0]?.n
  })
  expect(answers).toEqual(Array.from({ length: 600 }, (_, n) => n))
})

test('a row locked for update is changed by one transaction after the other', async () => {
  await database.db.insert(counters).values({ year: 2026, last: 0 })
  await times(50, () =>
    database.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(counters)
        .where(eq(counters.year, 2026))
        .for('update')
      await tx.update(counters).set({ last: (row?.last ?? 0) + 1 })
    }),
  )
  expect(await database.db.select().from(counters)).toEqual([{ year: 2026, last: 50 }])
})

test('a connection lost inside a transaction is rolled back and blocks nobody', async () => {
  const connection = await database.pool.connect()
  connection.on('error', () => undefined)
  await connection.query('begin')
  await connection.query('insert into coaching_code_counters values (2026, 1)')
  connection.release(true)
  expect(await database.db.select().from(counters)).toEqual([])
})

test('a failed statement undoes its transaction only', async () => {
  const insert = (db: Pick<TestDatabase['db'], 'insert'>) =>
    db.insert(counters).values({ year: 2026, last: 1 })
  const twice = database.db.transaction(async (tx) => {
    await insert(tx)
    await insert(tx)
  })
  await expect(twice).rejects.toThrow()
  await insert(database.db)
  expect(await database.db.select().from(counters)).toHaveLength(1)
})
