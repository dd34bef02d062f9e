import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { afterCommit, afterRollback, transact } from './after-commit.ts'
import type { Db } from './client.ts'
import { coachingCodeCounters as counters } from './schema/coachings.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

const countRows = async () => (await database.db.select().from(counters)).length

test('what waits for the commit sees its rows', async () => {
  const seen: number[] = []
  await transact(database.db, async (tx) => {
    await tx.insert(counters).values({ year: 2026, last: 1 })
    await afterCommit(tx, async () => void seen.push(await countRows()))
    expect(seen).toEqual([])
  })
  expect(seen).toEqual([1])
})

test('nothing is done for what is rolled back', async () => {
  const work = jest.fn()
  const failing = transact(database.db, async (tx) => {
    await afterCommit(tx, work)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(work).not.toHaveBeenCalled()
})

test('outside such a transaction it is done at once', async () => {
  const work = jest.fn()
  await afterCommit(database.db, work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('what must outlive a refusal is written beside it, and not after a success', async () => {
  const keep = async (db: Db) =>
    void (await db.insert(counters).values({ year: 1, last: 1 }))
  const failing = transact(database.db, async (outer) => {
    await outer.insert(counters).values({ year: 2026, last: 1 })
    await afterRollback(outer, keep)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await database.db.select().from(counters)).toEqual([{ year: 1, last: 1 }])
  await database.empty()
  await transact(database.db, (outer) => afterRollback(outer, keep))
  expect(await countRows()).toBe(0)
})
