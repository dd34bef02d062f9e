import { api } from '../../lib/contract/index.ts'
import type { AnswerOption, TestKind } from '../../lib/entities/test.ts'
import { surveys } from '../db/schema/participation.ts'
import { testAnswers, testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'
import { SURVEY_QUESTIONS } from './survey-questions.ts'

const server = emptiedServer()

type Coaching = Awaited<ReturnType<typeof insertCoaching>>
type Test = Awaited<ReturnType<typeof insertTest>>

const join = async (coaching: Coaching, fullName: string) => {
  const user = await server.createUser({ fullName })
  await insertProposal(server, coaching, user)
  return user
}

/** An attempt with these answers, '-' for none, in the order of the questions. */
const take = async (
  { set, questions }: Test,
  { id: userId }: UserRow,
  answers: string,
  isEnded = true,
) => {
  const now = server.clock.now()
  const { coachingId, kind } = set
  const [attempt] = await server.db
    .insert(testAttempts)
    .values({
      ...{ coachingId, kind, userId, setId: set.id, total: questions.length },
      ...{ startedAt: now, deadline: new Date(now.getTime() + 60_000) },
      endedAt: isEnded ? now : null,
    })
    .returning()
  const rows = questions.flatMap(({ id: questionId }, index) => {
    const answer = answers.charAt(index)
    return answer === '-' ? [] : [{ questionId, answer: answer as AnswerOption }]
  })
  const common = { attemptId: attempt?.id ?? '', receivedAt: now }
  await server.db.insert(testAnswers).values(rows.map((row) => ({ ...row, ...common })))
}

const rate = ({ id: coachingId }: Coaching, { id: userId }: UserRow, rating: number) => {
  const answers = Object.fromEntries(SURVEY_QUESTIONS.map(({ id }) => [id, rating]))
  const submittedAt = server.clock.now()
  return server.db.insert(surveys).values({ coachingId, userId, answers, submittedAt })
}

const overview = async ({ id }: Coaching, kind: TestKind) => {
  const call = kind === 'pre-test' ? api.adminCoaching.preTest : api.adminCoaching.postTest
  return (await server.call(call, { params: { id }, as: 'admin' })).answer
}

const told = (items: Awaited<ReturnType<typeof overview>>['items']) =>
  items?.map(({ no, soal, kunci, jumlah: { A, B, C, D }, kosong }) =>
    [no, soal, kunci, A, B, C, D, kosong].join(' '),
  )

describe('questions as they were answered', () => {
  test.each(['pre-test', 'post-test'] as const)('%s: options are counted', async (kind) => {
    const coaching = await insertCoaching(server)
    const quiz = await insertTest(server, coaching, kind, { count: 2 })
    await take(quiz, await join(coaching, 'Siti'), 'AB')
    await take(quiz, await join(coaching, 'Tono'), 'B-')
    await take(quiz, await join(coaching, 'Made'), 'AA')
    await take(quiz, await join(coaching, 'Running'), 'DD', false)
    const { items } = await overview(coaching, kind)
    expect(told(items)).toEqual(['1 Soal 1.1 A 2 1 0 0 0', '2 Soal 1.2 B 1 1 0 0 1'])
  })

  test('who no longer takes part does not count, nor another coaching or test', async () => {
    const coaching = await insertCoaching(server)
    const quiz = await insertTest(server, coaching, 'pre-test', { count: 1 })
    const gone = await server.createUser()
    const cancelledAt = server.clock.now()
    await insertProposal(server, coaching, gone, { status: 'APPROVED', cancelledAt })
    await take(quiz, gone, 'C')
    const other = await insertCoaching(server)
    const siti = await join(coaching, 'Siti')
    await insertProposal(server, other, siti)
    await take(await insertTest(server, other, 'pre-test', { count: 1 }), siti, 'D')
    await take(await insertTest(server, coaching, 'post-test', { count: 1 }), siti, 'D')
    expect((await overview(coaching, 'pre-test')).items).toEqual([])
    await take(quiz, siti, 'A')
    expect(told((await overview(coaching, 'pre-test')).items)).toEqual([
      '1 Soal 1.1 A 1 0 0 0 0',
    ])
  })

  test('the newest set that somebody has taken is told, without key where there is none', async () => {
    const coaching = await insertCoaching(server)
    const first = await insertTest(server, coaching, 'pre-test', { count: 1 })
    const options = { count: 1, version: 2, hasKey: false }
    const second = await insertTest(server, coaching, 'pre-test', options)
    await take(first, await join(coaching, 'Siti'), 'A')
    expect(told((await overview(coaching, 'pre-test')).items)).toEqual([
      '1 Soal 1.1 A 1 0 0 0 0',
    ])
    await take(second, await join(coaching, 'Tono'), 'B')
    expect(told((await overview(coaching, 'pre-test')).items)).toEqual([
      '1 Soal 2.1  0 1 0 0 0',
    ])
  })

  test('nobody: no items', async () => {
    const coaching = await insertCoaching(server)
    expect(await overview(coaching, 'pre-test')).toMatchObject({ users: [], items: [] })
    expect(await overview(coaching, 'post-test')).toMatchObject({
      items: [],
      survey: { answered: 0, elements: [] },
    })
  })
})

describe('survey', () => {
  test('its means, and who has answered', async () => {
    const coaching = await insertCoaching(server)
    const people = []
    for (const name of ['Ani', 'Budi', 'Citra', 'Dewi'])
      people.push(await join(coaching, name))
    const [ani, budi, citra] = people
    if (!ani || !budi || !citra) throw new Error('nobody joined')
    await rate(coaching, ani, 4)
    await rate(coaching, budi, 3)
    const two = await overview(coaching, 'post-test')
    expect(two).toMatchObject({ survey: { answered: 2, elements: [] } })
    await rate(coaching, citra, 4)
    await rate(coaching, await server.createUser(), 1)
    const { users, ...rest } = await overview(coaching, 'post-test')
    expect(
      users.map((row) => `${row.name} ${'finishSurvey' in row && row.finishSurvey}`),
    ).toEqual(['Ani true', 'Budi true', 'Citra true', 'Dewi false'])
    expect(rest).toMatchObject({ survey: { answered: 3 } })
    const { survey } = rest as { survey: { elements: { no: number; average: number }[] } }
    expect(survey.elements).toHaveLength(9)
    expect(survey.elements[0]).toMatchObject({ no: 1, unsur: 'Persyaratan' })
    expect(survey.elements.every(({ average }) => Math.abs(average - 11 / 3) < 1e-9)).toBe(
      true,
    )
  })
})

test('an element that nobody has rated is left out', async () => {
  const coaching = await insertCoaching(server)
  for (const name of ['Ani', 'Budi', 'Citra']) {
    const { id: userId } = await join(coaching, name)
    await server.db.insert(surveys).values({
      ...{ coachingId: coaching.id, userId, submittedAt: server.clock.now() },
      answers: { biaya: 3 },
    })
  }
  expect(await overview(coaching, 'post-test')).toMatchObject({
    survey: { answered: 3, elements: [{ no: 4, unsur: 'Biaya/Tarif', average: 3 }] },
  })
})

test('only admins get any of it, and no single rating or answer of anybody', async () => {
  const coaching = await insertCoaching(server)
  const siti = await join(coaching, 'Siti')
  await take(await insertTest(server, coaching, 'post-test', { count: 1 }), siti, 'A')
  await rate(coaching, siti, 2)
  const params = { id: coaching.id }
  for (const call of [api.adminCoaching.preTest, api.adminCoaching.postTest]) {
    expect((await server.call(call, { params })).status).toBe(401)
    expect((await server.call(call, { params, as: siti })).status).toBe(403)
    expect((await server.call(call, { params, as: 'superadmin' })).status).toBe(200)
  }
  const { users, survey } = (
    await server.call(api.adminCoaching.postTest, { params, as: 'admin' })
  ).answer
  expect(survey).toEqual({ answered: 1, elements: [] })
  expect(Object.keys(users[0] ?? {}).sort()).toEqual(
    ['finishPostTest', 'finishSurvey', 'id', 'name', 'namaInstansi', 'score'].sort(),
  )
})
