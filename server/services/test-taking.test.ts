import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { testAttempts } from '../db/schema/tests.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { told } from '../testing/told.ts'
import { startTests } from './test-starts.ts'

const server = emptiedServer()

const DAY = '2026-08-24'

/** An accepted participant of a meeting from 10:00 to 12:00 with a post-test of half an hour. */
const arrange = async (change = {}) => {
  const coaching = await insertCoaching(server, {
    ...meeting(DAY, '10:00', '12:00'),
    ...change,
  })
  const { questions } = await insertTest(server, coaching, 'post-test')
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  const params = { id: coaching.id }
  const own = server.as(user)
  const start = () => own(api.postTest.start, { params })
  const isEligible = async () => (await own(api.postTest.check, { params })).answer.eligible
  return { coaching, questions, params, own, start, isEligible }
}

const NOT_YET =
  '409 Post Test dibuka setelah meeting selesai pukul 12:00 WIB dan ditutup pukul 21:00 WIB.'

describe('the post-test’s window, on a clock in Jakarta', () => {
  test.each([
    ['09:00', NOT_YET],
    ['12:00', NOT_YET],
    ['21:00', '409 Batas waktu Post Test pukul 21:00 WIB telah lewat.'],
    ['23:59', '409 Batas waktu Post Test pukul 21:00 WIB telah lewat.'],
  ])('at %s a start is refused: %s', async (time, sentence) => {
    const { start } = await arrange()
    server.clock.set(wib(DAY, time))
    expect(told(await start())).toBe(sentence)
    expect(await server.db.select().from(testAttempts)).toEqual([])
  })

  test.each([
    ['a second after the end', new Date('2026-08-24T12:00:01+07:00'), 1800],
    ['at 20:30', wib(DAY, '20:30'), 1800],
    ['at 20:45, capped at 21:00', wib(DAY, '20:45'), 900],
    ['at 20:59:59', new Date('2026-08-24T20:59:59+07:00'), 1],
  ])('%s it starts', async (_, now, remainingTimeSeconds) => {
    const { start } = await arrange()
    server.clock.set(now)
    expect((await start()).answer).toEqual({ remainingTimeSeconds, jawabanPostTest: [] })
  })

  test('without date and times it does not open', async () => {
    const { start } = await arrange({ tanggalMeeting: null, jamMulai: null })
    expect(told(await start())).toBe(
      '409 Post Test belum dibuka: tanggal dan pukul meeting akan ditentukan kemudian.',
    )
  })

  test('a running attempt goes on after 21:00 only for answers under way', async () => {
    const { start, own, params, questions } = await arrange()
    server.clock.set(wib(DAY, '20:59'))
    await start()
    const answer = (no: number) =>
      own(api.postTest.answer, {
        params,
        body: { postTestSoalId: questions[no - 1]?.id ?? '', jawabanUser: 'A' },
      })
    await answer(1)
    server.clock.set(new Date('2026-08-24T21:00:30+07:00'))
    expect((await start()).answer).toEqual({
      remainingTimeSeconds: 0,
      jawabanPostTest: [{ postTestSoalId: questions[0]?.id, jawabanUser: 'A' }],
    })
    expect((await answer(2)).status).toBe(200)
    await own(api.postTest.end, { params })
    const { answer: result } = await own(api.postTest.result, { params })
    expect(result).toMatchObject({
      startTime: '2026-08-24T13:59:00.000Z',
      endTime: '2026-08-24T14:00:00.000Z',
      ...{ benar: 1, totalSoal: 4, score: 25 },
    })
    const { answer: summary } = await own(api.postTest.summary, { params })
    expect(summary.map(({ userAnswer }) => userAnswer)).toEqual(['A', 'A', null, null])
  })
})

describe('attempts begun together', () => {
  const WHENEVER = { preTestDurationMinutes: 20, postTestDurationMinutes: 40 }
  const admitted = async (change = {}) => {
    const coaching = await insertCoaching(server, { ...WHENEVER, ...change })
    const user = await server.createUser()
    await insertProposal(server, coaching, user)
    return { coachingId: coaching.id, userId: user.id, coaching }
  }
  const left = async (asked: Parameters<typeof startTests>[1]) =>
    (await startTests(server.db, asked)).map((one) =>
      'answers' in one ? one.remainingTimeSeconds : one.message,
    )

  test('are each of their own test, as long as that lasts', async () => {
    const first = await admitted()
    const second = await admitted(meeting(DAY, '10:00', '12:00'))
    const sets = [
      await insertTest(server, first.coaching, 'pre-test'),
      await insertTest(server, second.coaching, 'post-test', { count: 1 }),
    ]
    const now = wib(DAY, '13:00')
    const refs = [
      { coachingId: first.coachingId, userId: first.userId, kind: 'pre-test', now },
      { coachingId: second.coachingId, userId: second.userId, kind: 'post-test', now },
    ] as const
    expect(await left(refs)).toEqual([1200, 2400])
    const stored = await server.db.select().from(testAttempts).orderBy(testAttempts.kind)
    expect(stored.map(({ setId, total }) => [setId, total])).toEqual([
      [sets[1]?.set.id, 1],
      [sets[0]?.set.id, 4],
    ])
  })

  test('on two servers at once are one', async () => {
    const { coaching, ...who } = await admitted()
    await insertTest(server, coaching, 'pre-test')
    const start = () => left([{ ...who, kind: 'pre-test', now: wib(DAY, '09:00') }])
    expect(await Promise.all([start(), start()])).toEqual([[1200], [1200]])
    expect(await server.db.select().from(testAttempts)).toHaveLength(1)
  })
})

test('whose coaching is deleted meanwhile neither answers nor ends', async () => {
  const { start, own, params, questions } = await arrange()
  server.clock.set(wib(DAY, '13:00'))
  await start()
  await server.db
    .update(coachings)
    .set({ deletedAt: server.clock.now() })
    .where(eq(coachings.id, params.id))
  const body = { postTestSoalId: questions[0]?.id ?? '', jawabanUser: 'A' }
  expect((await own(api.postTest.answer, { params, body })).status).toBe(410)
  expect((await own(api.postTest.end, { params })).status).toBe(410)
})

test('without a key the result has no score, and nothing right', async () => {
  const { coaching, start, own, params } = await arrange()
  await insertTest(server, coaching, 'post-test', { version: 2, hasKey: false })
  server.clock.set(wib(DAY, '13:00'))
  await start()
  expect((await own(api.postTest.result, { params })).answer).toBeNull()
  await own(api.postTest.end, { params })
  const { answer: result } = await own(api.postTest.result, { params })
  expect(result).toMatchObject({ benar: 0, totalSoal: 4, score: '-' })
})

describe('GET /coaching/{id}/post-test/check', () => {
  test('is eligible whatever the time, until the single attempt has ended', async () => {
    const { isEligible, start, own, params } = await arrange()
    expect(await isEligible()).toBe(true)
    server.clock.set(wib(DAY, '13:00'))
    await start()
    expect(await isEligible()).toBe(true)
    await own(api.postTest.end, { params })
    expect(await isEligible()).toBe(false)
  })

  test('an abandoned attempt is over, too', async () => {
    const { isEligible, start } = await arrange()
    server.clock.set(wib(DAY, '13:00'))
    await start()
    server.clock.set(new Date('2026-08-24T13:31:01+07:00'))
    expect(await isEligible()).toBe(false)
  })

  test('not without a test, and not while the proposal waits', async () => {
    const coaching = await insertCoaching(server, meeting(DAY, '10:00', '12:00'))
    const [user, pending] = [await server.createUser(), await server.createUser()]
    await insertProposal(server, coaching, user)
    const check = (as: typeof user, id = coaching.id) =>
      server.call(api.postTest.check, { params: { id }, as })
    expect((await check(user)).answer).toEqual({ eligible: false })
    await insertTest(server, coaching, 'post-test')
    expect((await check(user)).answer).toEqual({ eligible: true })
    await insertProposal(server, coaching, pending, { status: 'PENDING' })
    expect((await check(pending)).answer).toEqual({ eligible: false })
    expect((await check(await server.createUser())).status).toBe(403)
    expect((await check(user, UNKNOWN_ID)).status).toBe(404)
  })

  test('visitor 401, admin 403', async () => {
    const { params } = await arrange()
    expect((await server.call(api.postTest.check, { params })).status).toBe(401)
    expect((await server.call(api.postTest.check, { params, as: 'admin' })).status).toBe(
      403,
    )
  })
})
