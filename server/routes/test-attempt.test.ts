import { api } from '../../lib/contract/index.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

/** An accepted participant after the meeting, with both tests of four questions: A, B, C, D are right. */
const arrange = async () => {
  const coaching = await insertCoaching(server, meeting('2026-08-24', '10:00', '12:00'))
  const { questions } = await insertTest(server, coaching, 'pre-test')
  await insertTest(server, coaching, 'post-test')
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  server.clock.set(wib('2026-08-24', '13:00'))
  const params = { id: coaching.id }
  const own = server.as(user)
  const answer = (no: number, jawabanUser: 'A' | 'B' | 'C' | 'D') => {
    const body = { preTestSoalId: questions[no - 1]?.id ?? '', jawabanUser }
    return own(api.preTest.answer, { params, body })
  }
  return { params, own, answer, end: () => own(api.preTest.end, { params }) }
}

test('the right answers never leave the server before the attempt has ended', async () => {
  const { params, own, answer, end } = await arrange()
  const readings = async () => [
    await own(api.preTest.start, { params }),
    await own(api.preTest.questions, { params }),
    await answer(1, 'A'),
    await own(api.preTest.result, { params }),
    await own(api.preTest.summary, { params }),
    await own(api.postTest.start, { params }),
    await own(api.postTest.questions, { params }),
    await own(api.postTest.check, { params }),
    await own(api.coaching.header, { params }),
    await own(api.coaching.get, { params }),
    await own(api.coaching.taken),
  ]
  for (const { bytes } of await readings()) {
    expect(bytes.toString()).not.toMatch(/rightAnswer|"(benar|score|kunci|jawaban)"/i)
  }
  await end()
  const { answer: summary } = await own(api.preTest.summary, { params })
  expect(summary.map(({ rightAnswer }) => rightAnswer)).toEqual(['A', 'B', 'C', 'D'])
})

test('answers that race with the end are counted or refused, never half', async () => {
  const { params, own, answer, end } = await arrange()
  await own(api.preTest.start, { params })
  const sent = await Promise.all([
    answer(1, 'A'),
    answer(2, 'B'),
    end(),
    answer(3, 'C'),
    end(),
    answer(4, 'D'),
  ])
  const statuses = sent.map(({ status }) => status)
  expect([statuses[2], statuses[4]]).toEqual([200, 200])
  const answers = [statuses[0], statuses[1], statuses[3], statuses[5]]
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const taken = answers.filter((status) => status === 200).length
  const { answer: result } = await own(api.preTest.result, { params })
  expect(result).toMatchObject({ benar: taken, score: taken * 25 })
})

/** Fifty accepted participants at one running test. */
const arrangeCrowd = async () => {
  const coaching = await insertCoaching(server, meeting('2026-08-24', '10:00', '12:00'))
  const { questions } = await insertTest(server, coaching, 'pre-test')
  server.clock.set(wib('2026-08-24', '09:00'))
  const params = { id: coaching.id }
  const takers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const user = await server.createUser()
      await insertProposal(server, coaching, user)
      return { user, as: { token: await server.tokenOf(user) } }
    }),
  )
  const start = (as: { token: string }) => server.call(api.preTest.start, { as, params })
  const answer = (as: { token: string }, preTestSoalId: string, seq?: number) =>
    server.call(api.preTest.answer, {
      ...{ as, params, body: { preTestSoalId, jawabanUser: 'A' } },
      ...(seq !== undefined && { headers: { 'x-answer-seq': String(seq) } }),
    })
  const end = (as: { token: string }) => server.call(api.preTest.end, { as, params })
  return { params, takers, questionId: questions[0]?.id ?? '', start, answer, end }
}

test('fifty who start, answer and end at once are stored in few transactions, each with its own outcome', async () => {
  const { params, takers, questionId, start, answer, end } = await arrangeCrowd()
  const [late, stranger, wrong, ...fine] = takers
  if (!late || !stranger || !wrong) throw new Error('no takers')
  const transactions = jest.spyOn(server.db, 'transaction')
  const started = await Promise.all(
    takers.filter((taker) => taker !== stranger).map(({ as }) => start(as)),
  )
  for (const { status, answer: told } of started)
    expect([status, told]).toEqual([
      200,
      { remainingTimeSeconds: 1800, jawabanPreTest: [] },
    ])
  await end(late.as)
  const answered = await Promise.all([
    answer(late.as, questionId),
    answer(stranger.as, questionId),
    answer(wrong.as, '00000000-0000-4000-8000-000000000000'),
    answer(wrong.as, 'x'),
    ...fine.map(({ as }) => answer(as, questionId)),
  ])
  expect(answered.map(({ status }) => status)).toEqual([
    ...[409, 409, 404, 404],
    ...fine.map(() => 200),
  ])
  const ended = await Promise.all(takers.map(({ as }) => end(as)))
  expect(ended.map(({ status }) => status)).toEqual(
    takers.map((taker) => (taker === stranger ? 409 : 200)),
  )
  expect(transactions.mock.calls.length).toBeLessThan(30)
  const results = await Promise.all(
    fine.map(({ as }) => server.call(api.preTest.result, { as, params })),
  )
  for (const { answer: result } of results)
    expect(result).toMatchObject({ benar: 1, score: 25 })
})

test('of choices for one question that come together the last one chosen stands, and is told to all that come after it', async () => {
  const { params, takers, questionId, start } = await arrangeCrowd()
  const [{ as } = { as: { token: '' } }] = takers
  await start(as)
  const choose = (jawabanUser: 'A' | 'B' | 'C' | 'D', seq: number) =>
    server.call(api.preTest.answer, {
      ...{ as, params, body: { preTestSoalId: questionId, jawabanUser } },
      headers: { 'x-answer-seq': String(seq) },
    })
  const sent = await Promise.all([choose('A', 1), choose('B', 2), choose('D', 4)])
  expect(sent[2]?.answer?.jawabanUser).toBe('D')
  const late = await Promise.all([choose('C', 3), choose('B', 2)])
  expect(late.map(({ answer }) => answer?.jawabanUser)).toEqual(['D', 'D'])
  expect((await start(as)).answer?.jawabanPreTest).toEqual([
    { preTestSoalId: questionId, jawabanUser: 'D' },
  ])
})
