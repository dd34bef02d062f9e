import { testCalls } from '@/lib/answers/test-calls'
import { api } from '@/lib/contract'
import { mockApi, startMockApi } from '@/lib/testing/mock-api'

const input = { params: { id: '3' } }
const QUESTIONS = [
  { id: '11', no: 1, soal: 'a', pilA: 'b', pilB: 'c', pilC: 'd', pilD: 'e' },
]

/** A server that knows both kinds of test, whose ids may be numbers. */
const serve = () =>
  startMockApi([
    mockApi(api.preTest.start, {
      remainingTimeSeconds: 90,
      jawabanPreTest: [{ preTestSoalId: 11 as unknown as string, jawabanUser: 'A' }],
    }),
    mockApi(api.postTest.start, {
      remainingTimeSeconds: 60,
      jawabanPostTest: [{ postTestSoalId: 12 as unknown as string, jawabanUser: 'B' }],
    }),
    mockApi(api.preTest.questions, QUESTIONS),
    mockApi(api.postTest.questions, QUESTIONS),
    mockApi(api.preTest.answer, null),
    mockApi(api.postTest.answer, null),
    mockApi(api.preTest.end, null),
    mockApi(api.postTest.end, null),
  ])

test.each([
  ['pre-test', 'preTestSoalId', 90, { questionId: '11', answer: 'A' }],
  ['post-test', 'postTestSoalId', 60, { questionId: '12', answer: 'B' }],
] as const)(
  'a %s in one shape, whose questions are %s',
  async (kind, name, left, known) => {
    const { requests } = serve()
    const calls = testCalls[kind]
    expect(await calls.start(input)).toEqual({
      remainingTimeSeconds: left,
      answers: [known],
    })
    expect(await calls.questions(input)).toEqual(QUESTIONS)
    await calls.answer({ ...input, questionId: '11', answer: 'C' })
    await calls.end(input)
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `/coaching/3/${kind}/start`, undefined],
      ['GET', `/coaching/3/${kind}/get-soal`, undefined],
      ['POST', `/coaching/3/${kind}/answer`, { [name]: '11', jawabanUser: 'C' }],
      ['POST', `/coaching/3/${kind}/end`, undefined],
    ])
  },
)
