import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import { isNotNull } from '../db/orm.ts'
import { testAttempts } from '../db/schema/tests.ts'
import { insertAttempts, keepOpen, type NewAttempt } from '../repositories/tests.ts'
import { whileWaiting } from '../testing/beside.ts'
import { insertCoaching, insertTest } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { TEST_NOW } from '../testing/test-server.ts'
import { closeOverdueAttempts, rescoreAttempts } from './close-attempts.ts'

const server = emptiedServer()

const LOW = '00000000-0000-4000-8000-000000000001'
const HIGH = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

describe('of two attempts', () => {
  const arrange = async () => {
    const coaching = await insertCoaching(server)
    const { set } = await insertTest(server, coaching, 'pre-test')
    const ref = { coachingId: coaching.id, kind: 'pre-test' as const }
    const times = { startedAt: TEST_NOW, deadline: TEST_NOW }
    const attemptOf = async (id: string): Promise<NewAttempt> => {
      const { id: userId } = await server.createUser({ id })
      return { ...ref, ...times, id, userId, setId: set.id, total: 4 }
    }
    return { set, high: await attemptOf(HIGH), low: await attemptOf(LOW) }
  }

  test('both begin, though two servers begin them', async () => {
    const { high, low } = await arrange()
    const begun = await whileWaiting(
      server.db,
      (tx) => insertAttempts(tx, [low]),
      () => insertAttempts(server.db, [high, low]),
      (tx) => insertAttempts(tx, [high]),
    )
    expect(begun).toEqual([])
    expect(await server.db.$count(testAttempts)).toBe(2)
  })

  test('both are scored anew beside late answers to both', async () => {
    const { high, low, set } = await arrange()
    const ended = [high, low].map((one) => ({ ...one, endedAt: TEST_NOW }))
    await server.db.insert(testAttempts).values(ended)
    const scored = await whileWaiting(
      server.db,
      (tx) => keepOpen(tx, [low]),
      () => server.db.transaction((tx) => rescoreAttempts(tx, set.id)),
      (tx) => keepOpen(tx, [high]),
    )
    expect(scored).toBe(2)
  })

  test('both are closed for their participant beside answers to both', async () => {
    const { high, low } = await arrange()
    const { coachingId, userId } = low
    const tests = [{ ...high, userId, kind: 'post-test' as const }, low]
    await server.db.insert(testAttempts).values(tests)
    const later = new Date(TEST_NOW.getTime() + HOUR_MS)
    await whileWaiting(
      server.db,
      (tx) => keepOpen(tx, tests.slice(1)),
      () => closeOverdueAttempts(server.db, later, { coachingId, userId }),
      (tx) => keepOpen(tx, tests.slice(0, 1)),
    )
    expect(await server.db.$count(testAttempts, isNotNull(testAttempts.endedAt))).toBe(2)
  })
})
