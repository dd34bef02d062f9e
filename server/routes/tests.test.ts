import { api } from '../../lib/contract/index.ts'
import { eq } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { testAnswers, testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { told } from '../testing/told.ts'

const server = emptiedServer()

const elapse = (seconds: number) =>
  server.clock.set(new Date(wib('2026-08-24', '09:00').getTime() + seconds * 1000))

/** An accepted participant of a coaching with a pre-test of four questions: A, B, C, D are right. */
const arrange = async (options = {}) => {
  const coaching = await insertCoaching(server)
  const { questions, set } = await insertTest(server, coaching, 'pre-test', options)
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  const params = { id: coaching.id }
  const own = server.as(user)
  const start = () => own(api.preTest.start, { params })
  const end = () => own(api.preTest.end, { params })
  const answer = (no: number, jawabanUser: string, seq?: number | string) =>
    own(api.preTest.answer, {
      params,
      body: { preTestSoalId: questions[no - 1]?.id, jawabanUser },
      ...(seq !== undefined && { headers: { 'x-answer-seq': String(seq) } }),
    })
  const saved = async () => {
    const rows = await server.db.select().from(testAnswers)
    return rows.map(({ answer, seq }) => `${answer} ${seq}`)
  }
  return { coaching, user, set, questions, params, own, start, end, answer, saved }
}

describe('start', () => {
  test('gives the time and, again, the same attempt with what is saved', async () => {
    const { start, answer, questions } = await arrange()
    expect((await start()).answer).toEqual({
      remainingTimeSeconds: 1800,
      jawabanPreTest: [],
    })
    await answer(2, 'C')
    elapse(100)
    expect((await start()).answer).toEqual({
      remainingTimeSeconds: 1700,
      jawabanPreTest: [{ preTestSoalId: questions[1]?.id, jawabanUser: 'C' }],
    })
  })

  test('many at once start one attempt', async () => {
    const { start } = await arrange()
    const answers = await Promise.all(Array.from({ length: 8 }, start))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await server.db.select().from(testAttempts)).toHaveLength(1)
  })

  test('is refused without questions and after the end', async () => {
    const none = await arrange({ count: 1 })
    const empty = await insertCoaching(server)
    await insertProposal(server, empty, none.user)
    const { start, end } = none
    const params = { id: empty.id }
    expect(told(await none.own(api.preTest.start, { params }))).toBe(
      '409 Pre Test belum tersedia.',
    )
    await start()
    await end()
    expect(told(await start())).toBe('409 Pre Test sudah dikerjakan.')
  })

  test('files replaced meanwhile do not touch the running attempt', async () => {
    const { coaching, start, own, params } = await arrange({ count: 2 })
    await start()
    await insertTest(server, coaching, 'pre-test', { count: 9, version: 2 })
    const { answer } = await own(api.preTest.questions, { params })
    expect(answer.map(({ soal }) => soal)).toEqual(['Soal 1.1', 'Soal 1.2'])
    const other = await server.createUser()
    await insertProposal(server, coaching, other)
    await server.call(api.preTest.start, { params, as: other })
    const newer = await server.call(api.preTest.questions, { params, as: other })
    expect(newer.answer).toHaveLength(9)
  })
})

describe('get-soal', () => {
  test('is 409 before the start, then never with the right answers, also after the end', async () => {
    const { own, params, start, end, questions } = await arrange()
    const read = () => own(api.preTest.questions, { params })
    expect(told(await read())).toBe('409 Pre Test belum dimulai.')
    await start()
    const { answer } = await read()
    expect(answer).toHaveLength(4)
    expect(answer[0]).toEqual({
      id: questions[0]?.id,
      ...{ no: 1, soal: 'Soal 1.1', pilA: 'a', pilB: 'b', pilC: 'c', pilD: 'd' },
    })
    await end()
    expect((await read()).answer).toEqual(answer)
  })
})

describe('answer', () => {
  test('overwrites; without X-Answer-Seq the last one wins', async () => {
    const { start, answer, saved, questions } = await arrange()
    await start()
    const preTestSoalId = questions[0]?.id
    expect((await answer(1, 'A')).answer).toEqual({ preTestSoalId, jawabanUser: 'A' })
    await answer(1, 'B')
    await answer(1, 'B')
    expect(await saved()).toEqual(['B null'])
  })

  test('keeps the highest X-Answer-Seq, whatever the order of arrival', async () => {
    const { start, answer, saved } = await arrange()
    await start()
    await answer(1, 'A', 5)
    const late = await answer(1, 'B', 3)
    expect([late.status, late.answer?.jawabanUser]).toEqual([200, 'A'])
    await answer(1, 'C', 5)
    expect(await saved()).toEqual(['A 5'])
    await answer(1, 'D', 1_790_000_000_000)
    expect(await saved()).toEqual(['D 1790000000000'])
  })

  test('is taken up to 60 s after the deadline, not later, not before the start', async () => {
    const { start, answer, saved } = await arrange()
    expect(told(await answer(1, 'A'))).toBe('409 Pre Test belum dimulai.')
    await start()
    elapse(1800 + 60)
    expect((await answer(1, 'A')).status).toBe(200)
    elapse(1800 + 61)
    expect(told(await answer(1, 'B'))).toBe('409 Pre Test anda telah berakhir.')
    expect(await saved()).toEqual(['A null'])
  })

  test('is refused after the end', async () => {
    const { start, answer, end } = await arrange()
    await start()
    await end()
    expect(told(await answer(1, 'A'))).toBe('409 Pre Test anda telah berakhir.')
  })

  test('bad choices and questions of another test are refused', async () => {
    const { start, answer, own, params, saved } = await arrange()
    const other = await arrange()
    await start()
    expect((await answer(1, 'E')).problem.errors).toEqual({
      jawabanUser: 'Pilih jawaban A, B, C, atau D',
    })
    expect((await answer(1, 'A', 'x')).status).toBe(400)
    for (const preTestSoalId of [other.questions[0]?.id, UNKNOWN_ID, 'bukan-id']) {
      const body = { preTestSoalId, jawabanUser: 'A' }
      expect((await own(api.preTest.answer, { params, body })).status).toBe(404)
    }
    expect(await saved()).toEqual([])
  })
})

describe('end, result and summary', () => {
  test('score once; nothing before the end, everything after it', async () => {
    const { own, params, start, answer, end } = await arrange()
    const result = () => own(api.preTest.result, { params })
    const summary = () => own(api.preTest.summary, { params })
    expect(told(await end())).toBe('409 Pre Test belum dimulai.')
    expect((await result()).bytes.toString()).toBe('null')
    expect(told(await summary())).toBe('409 Pre Test belum dimulai.')
    await start()
    for (const [no, choice] of [
      [1, 'A'],
      [2, 'B'],
      [3, 'A'],
    ] as const) {
      await answer(no, choice)
    }
    expect((await result()).answer).toBeNull()
    expect(told(await summary())).toBe('409 Pre Test Anda belum berakhir.')
    elapse(725)
    await Promise.all([end(), end(), end()])
    elapse(800)
    expect((await end()).answer).toBeNull()
    expect((await result()).answer).toEqual({
      startTime: '2026-08-24T02:00:00.000Z',
      endTime: '2026-08-24T02:12:05.000Z',
      ...{ benar: 2, totalSoal: 4, score: 50 },
    })
    const options = { pilA: 'a', pilB: 'b', pilC: 'c', pilD: 'd' }
    expect((await summary()).answer).toEqual([
      { no: 1, ...options, userAnswer: 'A', rightAnswer: 'A' },
      { no: 2, ...options, userAnswer: 'B', rightAnswer: 'B' },
      { no: 3, ...options, userAnswer: 'A', rightAnswer: 'C' },
      { no: 4, ...options, userAnswer: null, rightAnswer: 'D' },
    ])
  })

  test('an attempt that nobody ends is closed and scored when it is read', async () => {
    const { own, params, start, answer } = await arrange()
    await start()
    await answer(1, 'A')
    elapse(1800 + 60)
    expect((await own(api.preTest.result, { params })).answer).toBeNull()
    elapse(1800 + 61)
    expect((await own(api.preTest.result, { params })).answer).toMatchObject({
      endTime: '2026-08-24T02:30:00.000Z',
      score: 25,
    })
  })
})

describe('every call', () => {
  const body = { preTestSoalId: UNKNOWN_ID, jawabanUser: 'A' }
  test.each(['start', 'questions', 'answer', 'end', 'result', 'summary'] as const)(
    '%s: visitor 401, admin 403, not accepted 403, unknown 404, deleted 410',
    async (name) => {
      const { coaching, user, params } = await arrange()
      const pending = await server.createUser()
      await insertProposal(server, coaching, pending, { status: 'PENDING' })
      const statusOf = async (as?: UserRow | 'user' | 'admin', id = params.id) => {
        const options = { params: { id }, ...(name === 'answer' && { body }) }
        const { status } = await server.call(api.preTest[name], {
          ...options,
          ...(as && { as }),
        })
        return status
      }
      expect(await statusOf()).toBe(401)
      expect(await statusOf('admin')).toBe(403)
      expect(await statusOf('user')).toBe(403)
      expect(await statusOf(pending)).toBe(403)
      expect(await statusOf(user, UNKNOWN_ID)).toBe(404)
      await server.db
        .update(coachings)
        .set({ deletedAt: server.clock.now() })
        .where(eq(coachings.id, coaching.id))
      expect(await statusOf(user)).toBe(410)
      expect(await server.db.select().from(testAttempts)).toEqual([])
    },
  )

  test('shows each participant the own attempt only', async () => {
    const { coaching, start, answer, end, params } = await arrange()
    await start()
    await answer(1, 'A')
    await end()
    const other = await server.createUser()
    await insertProposal(server, coaching, other)
    expect((await server.call(api.preTest.result, { params, as: other })).answer).toBeNull()
    const { answer: session } = await server.call(api.preTest.start, { params, as: other })
    expect(session.jawabanPreTest).toEqual([])
  })
})
