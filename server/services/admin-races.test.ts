import { api } from '../../lib/contract/index.ts'
import { attendance, certificates } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAnswers, testAttempts } from '../db/schema/tests.ts'
import type { UserRow } from '../repositories/users.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  meeting,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const TOMORROW = meeting('2026-08-25', '09:00', '11:00')

type Coaching = Awaited<ReturnType<typeof insertCoaching>>

const twoAdmins = async () =>
  [
    await server.createUser({ role: 'admin' }),
    await server.createUser({ role: 'superadmin' }),
  ] as const

const waiting = async (coaching: Coaching) =>
  insertProposal(server, coaching, await server.createUser(), { status: 'PENDING' })

const accepted = async (coaching: Coaching) => {
  const user = await server.createUser()
  await insertProposal(server, coaching, user)
  return user
}

const approve = (proposal: { id: string; coachingId: string }, as: UserRow) =>
  server.call(api.proposal.approve, {
    body: { proposalId: proposal.id, coachingId: proposal.coachingId },
    as,
  })

const reject = ({ id: proposalId }: { id: string }, as: UserRow) =>
  server.call(api.proposal.reject, { body: { proposalId, reason: 'Tidak sesuai' }, as })

const mark = ({ id }: Coaching, user: UserRow, as: UserRow, status: boolean) =>
  server.call(api.adminMeeting.toggleAttendance, {
    ...{ params: { id }, body: { userId: user.id, status }, as },
  })

const toggle = ({ id }: Coaching, user: UserRow, as: UserRow, key?: string) =>
  server.call(api.adminMeeting.toggleAttendance, {
    params: { id },
    body: { userId: user.id },
    as,
    headers: key ? { 'idempotency-key': key } : {},
  })

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort()

describe('a proposal that two admins decide at the same moment', () => {
  test('approved twice: one participant, one certificate row, the other hears of it', async () => {
    const coaching = await insertCoaching(server, { totalPeserta: 1 })
    const proposal = await waiting(coaching)
    const [one, two] = await twoAdmins()
    const answers = await Promise.all([
      ...[approve(proposal, one), approve(proposal, two)],
      ...[approve(proposal, one), approve(proposal, two)],
    ])
    expect(statuses(answers)).toEqual([200, 200, 409, 409])
    const [won, again] = answers.filter(({ status }) => status === 200)
    expect(again?.answer).toEqual(won?.answer)
    expect(await server.db.select().from(certificates)).toHaveLength(1)
  })

  test('approved and rejected: the first wins, the other hears of it', async () => {
    const coaching = await insertCoaching(server)
    const [one, two] = await twoAdmins()
    for (let round = 0; round < 5; round += 1) {
      const proposal = await waiting(coaching)
      const answers = await Promise.all([approve(proposal, one), reject(proposal, two)])
      expect(statuses(answers)).toEqual([200, 409])
      const [won] = answers.filter(({ status }) => status === 200)
      const rows = await server.db.select().from(proposals)
      expect(rows.find(({ id }) => id === proposal.id)?.status).toBe(won?.answer.status)
    }
    const approved = (await server.db.select().from(proposals)).filter(
      ({ status }) => status === 'APPROVED',
    )
    expect(await server.db.select().from(certificates)).toHaveLength(approved.length)
  })

  test('the last seat: one of two gets it', async () => {
    const coaching = await insertCoaching(server, { totalPeserta: 1 })
    const [one, two] = await twoAdmins()
    const [first, second] = [await waiting(coaching), await waiting(coaching)]
    const answers = await Promise.all([approve(first, one), approve(second, two)])
    expect(statuses(answers)).toEqual([200, 409])
  })
})

describe('attendance', () => {
  test('two admins who tick at once have toggled twice, never half', async () => {
    const coaching = await insertCoaching(server)
    const user = await accepted(coaching)
    const [one, two] = await twoAdmins()
    const answers = await Promise.all([
      toggle(coaching, user, one),
      toggle(coaching, user, two),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([false, true])
    expect(await server.db.select().from(attendance)).toEqual([])
  })

  test('one act that was sent twice at once has toggled once', async () => {
    const coaching = await insertCoaching(server)
    const user = await accepted(coaching)
    const [one] = await twoAdmins()
    const key = crypto.randomUUID()
    const answers = await Promise.all([
      toggle(coaching, user, one, key),
      toggle(coaching, user, one, key),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done.every(({ answer }) => answer.status)).toBe(true)
    expect(done.length).toBeGreaterThanOrEqual(1)
    expect(await server.db.select().from(attendance)).toHaveLength(1)
  })

  test('two admins who mark the same absent person do not undo each other', async () => {
    const coaching = await insertCoaching(server)
    const user = await accepted(coaching)
    const [one, two] = await twoAdmins()
    for (const status of [true, false]) {
      const answers = await Promise.all([
        mark(coaching, user, one, status),
        mark(coaching, user, two, status),
      ])
      expect(answers.map(({ answer }) => answer)).toEqual([{ status }, { status }])
      expect(await server.db.select().from(attendance)).toHaveLength(status ? 1 : 0)
    }
  })
})

describe('while participants work', () => {
  const working = async () => {
    const coaching = await insertCoaching(server, TOMORROW)
    const { questions } = await insertTest(server, coaching, 'pre-test')
    const user = await accepted(coaching)
    const params = { id: coaching.id }
    await server.call(api.preTest.start, { params, as: user })
    const answer = (index: number) =>
      server.call(api.preTest.answer, {
        params,
        as: user,
        body: { preTestSoalId: questions[index]?.id ?? '', jawabanUser: 'A' },
      })
    return { coaching, params, user, answer }
  }

  test('an update touches coaching data only: answers, seats and ticks of that moment stay', async () => {
    const { coaching, params, user, answer } = await working()
    const [one, two] = await twoAdmins()
    const rename = (topic: string, as: UserRow) =>
      server.call(api.adminCoaching.update, { params, body: { topic, coaches: [] }, as })
    const calls = await Promise.all([
      ...[answer(0), rename('Pertama', one), answer(1), toggle(coaching, user, two)],
      ...[answer(2), rename('Kedua', two), approve(await waiting(coaching), one)],
    ])
    expect(statuses(calls)).toEqual(Array(7).fill(200))
    expect(await server.db.select().from(testAnswers)).toHaveLength(3)
    expect(await server.db.select().from(attendance)).toHaveLength(1)
    expect(await server.db.select().from(certificates)).toHaveLength(2)
    const { answer: now } = await server.call(api.adminCoaching.get, { params, as: one })
    expect(now).toMatchObject({ pesertaTerdaftar: 2 })
    expect(['Pertama', 'Kedua']).toContain(now.topic)
  })

  test('a deletion lets what came before be done and refuses the rest; the records stay', async () => {
    const { coaching, params, user, answer } = await working()
    const [one, two] = await twoAdmins()
    const proposal = await waiting(coaching)
    const remove = (as: UserRow) => server.call(api.adminCoaching.remove, { params, as })
    const calls = await Promise.all([
      ...[answer(0), toggle(coaching, user, two), remove(one), approve(proposal, two)],
      ...[answer(1), remove(two), toggle(coaching, user, two)],
    ])
    const legal = [200, 404, 410]
    expect(calls.map(({ status }) => status).filter((one) => !legal.includes(one))).toEqual(
      [],
    )
    expect((await answer(2)).status).toBe(410)
    expect((await toggle(coaching, user, one)).status).toBe(404)
    expect((await approve(proposal, one)).status).toBe(410)
    expect((await server.call(api.adminCoaching.get, { params, as: one })).status).toBe(410)
    expect(await server.db.select().from(testAttempts)).toHaveLength(1)
    const kept = calls.filter((call, at) => [0, 4].includes(at) && call.status === 200)
    expect(await server.db.select().from(testAnswers)).toHaveLength(kept.length)
  })
})
