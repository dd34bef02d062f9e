import { ANSWER_OPTIONS } from '../../lib/entities/test-values.ts'
import type { Db } from '../db/client.ts'
import { eq } from '../db/orm.ts'
import { testAnswers, testAttempts, testQuestions } from '../db/schema/tests.ts'
import { JOBS } from '../jobs.ts'
import { callBeside } from '../testing/beside.ts'
import {
  insertCoaching,
  insertTest,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { closeOverdueAttempts, rescoreAttempts } from './close-attempts.ts'

const server = emptiedServer()

const deadline = wib('2026-08-24', '09:30')
const LATE = new Date('2026-08-24T09:31:00.001+07:00')

/** `count` running attempts; the first answered nothing, the next one question with 'A', and so on. */
const arrange = async (count: number, { hasKey = true } = {}) => {
  const coaching = await insertCoaching(server)
  const { set, questions } = await insertTest(server, coaching, 'pre-test', { hasKey })
  for (let index = 0; index < count; index += 1) {
    const { id: userId } = await server.createUser()
    const [attempt] = await server.db
      .insert(testAttempts)
      .values({
        ...{ coachingId: coaching.id, userId, kind: 'pre-test', setId: set.id },
        ...{ startedAt: server.clock.now(), deadline, total: 4 },
      })
      .returning()
    const given = questions.slice(0, index).map(({ id: questionId }, no) => ({
      ...{ attemptId: attempt?.id ?? '', questionId },
      ...{ answer: ANSWER_OPTIONS[no] ?? 'A', receivedAt: server.clock.now() },
    }))
    if (given.length > 0) await server.db.insert(testAnswers).values(given)
  }
  return { set, questions }
}
const scores = async () =>
  (await server.db.select().from(testAttempts).orderBy(testAttempts.benar)).map(
    ({ benar, score }) => [benar, score],
  )

test('closes what nobody ended, a minute after its deadline, at its deadline', async () => {
  await arrange(5)
  await closeOverdueAttempts(server.db, new Date('2026-08-24T09:31:00+07:00'))
  expect(await scores()).toEqual(Array(5).fill([null, null]))
  await closeOverdueAttempts(server.db, LATE)
  expect(await scores()).toEqual([
    [0, 0],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 100],
  ])
  const ended = await server.db.select({ endedAt: testAttempts.endedAt }).from(testAttempts)
  expect(ended).toEqual(Array(5).fill({ endedAt: deadline }))
})

test('of one participant closes only theirs', async () => {
  await arrange(2)
  const [first] = await server.db.select().from(testAttempts)
  const whose = { userId: first?.userId ?? '', coachingId: first?.coachingId ?? '' }
  await closeOverdueAttempts(server.db, LATE, { ...whose, coachingId: UNKNOWN_ID })
  await closeOverdueAttempts(server.db, LATE, whose)
  const closed = await server.db.select().from(testAttempts)
  expect(closed.filter(({ endedAt }) => endedAt).map(({ id }) => id)).toEqual([first?.id])
})

test('runs at once from several sides without doing anything twice', async () => {
  await arrange(5)
  const runs = Array.from({ length: 4 }, () => closeOverdueAttempts(server.db, LATE))
  await Promise.all(runs)
  expect((await scores()).map(([benar]) => benar)).toEqual([0, 1, 2, 3, 4])
})

test('the timer does it', async () => {
  await arrange(1)
  server.clock.set(LATE)
  const job = JOBS.find(({ name }) => name === 'close tests that nobody ended')
  const { db, clock, senders } = server.deps
  const { services } = server
  const log = { warn: () => undefined, error: () => undefined }
  await job?.run({ db, clock, senders, services, log })
  expect(job?.everyMs).toBe(5000)
  expect(await scores()).toEqual([[0, 0]])
})

test('without a key there is no score; a key uploaded later scores the ended attempts', async () => {
  const { set, questions } = await arrange(3, { hasKey: false })
  await closeOverdueAttempts(server.db, LATE)
  expect(await scores()).toEqual(Array(3).fill([null, null]))
  const useKey = (rightAnswer: 'A' | 'B') =>
    server.db.transaction(async (tx) => {
      await tx
        .update(testQuestions)
        .set({ rightAnswer })
        .where(eq(testQuestions.setId, set.id))
      return rescoreAttempts(tx, set.id)
    })
  expect(questions).toHaveLength(4)
  expect(await useKey('A')).toBe(3)
  expect(await scores()).toEqual([
    [0, 0],
    [1, 25],
    [1, 25],
  ])
  await useKey('B')
  expect((await scores()).map(([benar]) => benar)).toEqual([0, 0, 1])
})

test('what ends while a new key is being stored is scored by the new one', async () => {
  const { set } = await arrange(2)
  const storeKey = async (tx: Db) => {
    await tx
      .update(testQuestions)
      .set({ rightAnswer: 'B' })
      .where(eq(testQuestions.setId, set.id))
    await rescoreAttempts(tx, set.id)
  }
  await callBeside(server.db, storeKey, () => closeOverdueAttempts(server.db, LATE))
  expect(await scores()).toEqual(Array(2).fill([0, 0]))
})

test('a running attempt is not scored by a new key', async () => {
  const { set } = await arrange(1)
  const graded = await server.db.transaction((tx) => rescoreAttempts(tx, set.id))
  expect([graded, await scores()]).toEqual([0, [[null, null]]])
})
