import { api } from '../../lib/contract/index.ts'
import { surveys } from '../db/schema/participation.ts'
import { testAttempts } from '../db/schema/tests.ts'
import {
  insertCoaching,
  insertProposal,
  insertTest,
  markPresent,
  meeting,
  UNKNOWN_ID,
  wib,
} from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const topics = (answer: { topic: string }[]) => answer.map(({ topic }) => topic)
const deletedAt = wib('2026-08-23', '10:00')

describe('GET /coaching/upcoming', () => {
  test('lists published coachings, undated or from today on, by meeting, undated last', async () => {
    await insertCoaching(server, { topic: 'tanpa tanggal' })
    await insertCoaching(server, {
      topic: 'lusa',
      ...meeting('2026-08-26', '09:00', '11:00'),
    })
    await insertCoaching(server, {
      topic: 'kemarin',
      ...meeting('2026-08-23', '09:00', '11:00'),
    })
    await insertCoaching(server, {
      topic: 'pagi ini',
      ...meeting('2026-08-24', '07:30', '08:00'),
    })
    await insertCoaching(server, {
      topic: 'draf',
      isPublished: false,
      publishDate: null,
    })
    await insertCoaching(server, { topic: 'dihapus', deletedAt })
    const { status, answer } = await server.call(api.coaching.upcoming)
    expect(status).toBe(200)
    expect(topics(answer)).toEqual(['pagi ini', 'lusa', 'tanpa tanggal'])
  })

  test('takes the start of today in Jakarta, not in UTC', async () => {
    server.clock.set(wib('2026-08-25', '00:30'))
    await insertCoaching(server, { tanggalMeeting: wib('2026-08-24', '23:59') })
    await insertCoaching(server, {
      topic: 'hari ini',
      tanggalMeeting: wib('2026-08-25', '00:00'),
    })
    const { answer } = await server.call(api.coaching.upcoming)
    expect(topics(answer)).toEqual(['hari ini'])
  })
})

describe('GET /coaching/homepage', () => {
  test('answers the nearest that is not over', async () => {
    await insertCoaching(server, meeting('2026-08-24', '07:30', '08:00'))
    await insertCoaching(server, { topic: 'tanpa tanggal' })
    await insertCoaching(server, {
      topic: 'besok',
      ...meeting('2026-08-25', '09:00', '11:00'),
    })
    const { answer } = await server.call(api.coaching.homepage)
    expect(answer?.topic).toBe('besok')
  })

  test('answers null when there is none', async () => {
    const { status, bytes } = await server.call(api.coaching.homepage)
    expect([status, bytes.toString()]).toEqual([200, 'null'])
  })
})

describe("a participant's lists", () => {
  test('split what is available from what is taken, past and proposed', async () => {
    const own = await server.createUser()
    const free = await insertCoaching(server, { topic: 'bebas' })
    await insertProposal(server, free, own, { cancelledAt: server.clock.now() })
    const rejected = await insertCoaching(server, { topic: 'ditolak' })
    await insertProposal(server, rejected, own, { status: 'REJECTED' })
    const past = await insertCoaching(server, {
      topic: 'lampau',
      ...meeting('2026-08-20', '09:00', '11:00'),
    })
    const { id: proposalId } = await insertProposal(server, past, own)
    const call = server.as(own)
    await insertCoaching(server, {
      topic: 'pagi tadi',
      ...meeting('2026-08-24', '07:30', '08:00'),
    })
    expect(topics((await call(api.coaching.upcomingUser)).answer)).toEqual(['bebas'])
    const { answer } = await call(api.coaching.taken)
    expect(answer).toMatchObject([
      { topic: 'lampau', userCoachingStatus: 'Selesai', proposalId, reason: null },
      {
        topic: 'ditolak',
        userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
        reason: 'Kuota terbatas',
      },
    ])
    const byAdmin = await server.call(api.coaching.takenBy, {
      params: { id: own.id },
      as: 'admin',
    })
    expect(byAdmin.answer).toEqual(answer)
  })

  test('tell for a month of a coaching that the office has deleted, to whom it took or may yet take', async () => {
    const own = await server.createUser()
    const call = server.as(own)
    for (const [topic, status] of [
      ['diikuti', 'APPROVED'],
      ['menunggu', 'PENDING'],
      ['ditolak', 'REJECTED'],
    ] as const) {
      const gone = await insertCoaching(server, { topic, deletedAt })
      await insertProposal(server, gone, own, { status })
    }
    const cancelledAt = deletedAt.toISOString()
    const { answer } = await call(api.coaching.taken)
    expect(answer).toMatchObject([
      { topic: 'diikuti', cancelledAt },
      { topic: 'menunggu', cancelledAt },
    ])
    expect(answer.map(({ progress }) => progress)).toEqual([undefined, undefined])
    const params = { id: own.id }
    const byAdmin = await server.call(api.coaching.takenBy, { params, as: 'admin' })
    expect(byAdmin.answer).toEqual([])
    server.clock.set(wib('2026-09-22', '10:01'))
    expect((await call(api.coaching.taken)).answer).toEqual([])
  })

  test('say how far the participant is, of accepted proposals only', async () => {
    const [own, other] = [await server.createUser(), await server.createUser()]
    const waiting = await insertCoaching(server)
    await insertProposal(server, waiting, own, { status: 'PENDING' })
    const coaching = await insertCoaching(server, meeting('2026-08-20', '09:00', '11:00'))
    await insertProposal(server, coaching, own)
    await insertProposal(server, coaching, other)
    const progressOf = async (user: typeof own) =>
      (await server.as(user)(api.coaching.taken)).answer.map(({ progress }) => progress)
    const none = {
      ...{ preTestDone: false, meetingOpen: false, attended: false, postTestDone: false },
      ...{ surveyDone: false, certificateAvailable: false, runningTests: [] },
    }
    expect(await progressOf(own)).toEqual([none, undefined])

    const ids = { coachingId: coaching.id, userId: own.id }
    const { set } = await insertTest(server, coaching, 'pre-test')
    const now = server.clock.now()
    const deadline = wib('2026-08-24', '09:30')
    const times = { startedAt: now, deadline, total: 4 }
    const attempt = { ...ids, ...times, setId: set.id }
    await server.db.insert(testAttempts).values([
      { ...attempt, kind: 'pre-test', endedAt: now },
      { ...attempt, kind: 'post-test' },
    ])
    await markPresent(server, coaching, own)
    await server.db.insert(surveys).values({ ...ids, answers: {}, submittedAt: now })
    expect(await progressOf(own)).toEqual([
      {
        ...{ ...none, preTestDone: true, attended: true, surveyDone: true },
        runningTests: [{ kind: 'post-test', deadline: '2026-08-24T02:30:00.000Z' }],
      },
      undefined,
    ])
    server.clock.set(new Date('2026-08-24T09:31:01+07:00'))
    expect((await progressOf(own))[0]).toMatchObject({
      ...{ runningTests: [], postTestDone: true },
    })
    expect(await progressOf(other)).toEqual([none])
  })

  test('are empty for a newcomer', async () => {
    expect((await server.call(api.coaching.taken, { as: 'user' })).answer).toEqual([])
  })

  test("an admin's look at someone who is no participant is 404", async () => {
    const admin = await server.createUser({ role: 'admin' })
    for (const id of [admin.id, UNKNOWN_ID]) {
      const { status } = await server.call(api.coaching.takenBy, {
        params: { id },
        as: admin,
      })
      expect(status).toBe(404)
    }
  })

  test.each([
    ['upcomingUser', 401, 403, 200],
    ['taken', 401, 403, 200],
    ['takenBy', 401, 200, 403],
  ] as const)(
    '%s: visitor %d, admin %d, participant %d',
    async (name, visitor, admin, user) => {
      const own = await server.createUser()
      const params = { id: own.id }
      const statusOf = async (as?: 'admin' | typeof own) =>
        (await server.call(api.coaching[name], { params, ...(as && { as }) })).status
      expect([await statusOf(), await statusOf('admin'), await statusOf(own)]).toEqual([
        visitor,
        admin,
        user,
      ])
    },
  )
})
