import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { categories } from '../db/schema/content.ts'
import { idempotencyKeys } from '../db/schema/system.ts'
import { removeExpiredKeys } from '../repositories/idempotency.ts'
import { sha256 } from '../services/tokens.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { type Act, createOnce } from './idempotency.ts'

const server = emptiedServer()

const DAY_MS = 24 * 60 * 60 * 1000
const act = (change: Partial<Act> = {}): Act => ({
  key: randomUUID(),
  userId: null,
  call: 'POST /category {}',
  body: '{"name":"a"}',
  now: TEST_NOW,
  keptMs: DAY_MS,
  ...change,
})

/** A handler that leaves a trace in the database for every time it ran. */
const work = jest.fn()
beforeEach(() => {
  let runs = 0
  work.mockReset().mockImplementation(async (tx) => {
    runs += 1
    await tx.insert(categories).values({ name: `Kategori ${runs}` })
    return `answer ${runs}`
  })
})
/** Does an act once, in a transaction as a call has one. */
const createRunner = () => {
  const once = createOnce()
  return (db: Db, same: Act, effects: (tx: Db) => Promise<unknown>) =>
    once(db, same, (keep) => db.transaction((tx) => keep(tx, () => effects(tx))))
}
const countEffects = async () => (await server.db.select().from(categories)).length

test('the same act is done once and answered alike', async () => {
  const once = createRunner()
  const same = act()
  expect(await once(server.db, same, work)).toBe('answer 1')
  expect(await once(server.db, same, work)).toBe('answer 1')
  expect(await countEffects()).toBe(1)
})

test('another key, another caller and a new day are other acts', async () => {
  const once = createRunner()
  const first = act()
  await once(server.db, first, work)
  await once(server.db, { ...first, key: randomUUID() }, work)
  await once(server.db, { ...first, userId: randomUUID() }, work)
  const nextDay = new Date(TEST_NOW.getTime() + DAY_MS + 1)
  await once(server.db, { ...first, now: nextDay }, work)
  expect(await countEffects()).toBe(4)
})

test.each([
  ['another body', { body: '{"name":"b"}' }],
  ['another call', { call: 'POST /faq {}' }],
])('a key that comes back with %s is refused', async (_, change) => {
  const once = createRunner()
  const first = act()
  await once(server.db, first, work)
  await expect(once(server.db, { ...first, ...change }, work)).rejects.toMatchObject({
    status: 422,
    message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
    reason: 'other-act',
  })
})

test('while the act runs, its repeat is told to wait', async () => {
  const once = createRunner()
  const same = act()
  const [first, second] = await Promise.allSettled([
    once(server.db, same, work),
    once(server.db, same, work),
  ])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  expect(await countEffects()).toBe(1)
})

test('two processes do it once, and both tell its answer', async () => {
  const same = act()
  const answers = await Promise.all([
    createRunner()(server.db, same, work),
    createRunner()(server.db, same, work),
  ])
  expect(answers).toEqual(['answer 1', 'answer 1'])
  expect(await countEffects()).toBe(1)
})

test('a refused act leaves nothing behind and may be tried again', async () => {
  const once = createRunner()
  const same = act()
  const refuse = async (tx: Parameters<typeof work>[0]) => {
    await work(tx)
    throw new Error('no')
  }
  await expect(once(server.db, same, refuse)).rejects.toThrow('no')
  expect(await countEffects()).toBe(0)
  expect(await once(server.db, same, work)).toBe('answer 2')
})

test('answers are not readable in the database, and go after a day', async () => {
  const once = createRunner()
  const same = act()
  await once(server.db, same, async () => 'a token')
  const [row] = await server.db.select().from(idempotencyKeys)
  expect(JSON.stringify(row)).not.toContain(same.key)
  expect(Buffer.from(row?.answer ?? '', 'base64').toString()).not.toContain('token')
  // nor can a password in the body be guessed by its hash
  expect(row?.bodyHash).not.toBe(sha256(same.body))
  await removeExpiredKeys(server.db, new Date(TEST_NOW.getTime() + DAY_MS))
  expect(await server.db.select().from(idempotencyKeys)).toEqual([])
})

test('a key that is no key is refused', async () => {
  await expect(createRunner()(server.db, act({ key: 'a b' }), work)).rejects.toMatchObject({
    status: 400,
  })
})
