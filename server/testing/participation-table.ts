import { randomUUID } from 'node:crypto'
import type { Schedule } from '../../lib/entities/coaching.ts'
import type { ProposalStatus } from '../../lib/entities/proposal.ts'
import type { TestKind } from '../../lib/entities/test.ts'
import { coachings } from '../db/schema/coachings.ts'
import { attendance, certificates, surveys } from '../db/schema/participation.ts'
import { proposals } from '../db/schema/proposals.ts'
import { testAttempts, testQuestions, testSets } from '../db/schema/tests.ts'
import { insertCoaching, QUESTIONS } from './participation-rows.ts'
import type { TestServer } from './test-server.ts'

/** How a participant stands to a test: `time up` in the minute of grace, `overdue` after it, with nobody having ended it. */
export const TEST_STATES = [
  'no questions',
  'ready',
  'running',
  'time up',
  'overdue',
  'done',
] as const
export type TestState = (typeof TEST_STATES)[number]

/** One way in which a participation can stand at a moment. */
export type Standing = {
  now: Date
  schedule: Record<keyof Schedule, Date | null>
  proposal: ProposalStatus
  tests: Record<TestKind, TestState>
  isLinked: boolean
  hasAttended: boolean
  hasAnswered: boolean
  hasFile: boolean
}

/** Seconds from now to the deadline of an attempt. */
const DEADLINES: Partial<Record<TestState, number>> = {
  ...{ running: 600, 'time up': -30, overdue: -90, done: 600 },
}

const setsOf = (coachingId: string, { tests, now }: Standing) =>
  (['pre-test', 'post-test'] as const)
    .filter((kind) => tests[kind] !== 'no questions')
    .map((kind) => ({
      ...{ id: randomUUID(), coachingId, kind, version: 1 },
      ...{ soalFileName: 'soal.xlsx', uploadedAt: now },
    }))

const attemptsOf = (
  { tests, now }: Standing,
  userId: string,
  sets: ReturnType<typeof setsOf>,
) =>
  sets.flatMap(({ id: setId, coachingId, kind }) => {
    const seconds = DEADLINES[tests[kind]]
    if (seconds === undefined) return []
    const deadline = new Date(now.getTime() + seconds * 1000)
    const startedAt = new Date(deadline.getTime() - 1_800_000)
    const endedAt = tests[kind] === 'done' ? now : null
    const times = { startedAt, deadline, endedAt }
    return [{ ...{ coachingId, userId, kind, setId, total: 1 }, ...times }]
  })

type Row = { id: string; standing: Standing; sets: ReturnType<typeof setsOf> }

const insertOwnCoachings = async (server: TestServer, rows: Row[]) => {
  const { adminId, categoryId } = await insertCoaching(server)
  const publishDate = server.clock.now()
  await server.db.insert(coachings).values(
    rows.map(({ id, standing: { schedule, isLinked } }, index) => ({
      ...{ id, adminId, categoryId, ...schedule, publishDate, isPublished: true },
      ...{ coachingCode: `KHT-${index}`, topic: `Topik ${index}`, flyer: 'f.jpg' },
      ...{ totalPeserta: 10, meetingUrl: isLinked ? 'https://zoom.example/j/1' : null },
    })),
  )
}

const insertTests = async ({ db }: TestServer, rows: Row[], userId: string) => {
  const sets = rows.flatMap((row) => row.sets)
  const question = { soal: 'Soal', pilA: 'a', pilB: 'b', pilC: 'c', pilD: 'd' }
  await db.insert(testSets).values(sets)
  await db
    .insert(testQuestions)
    .values(sets.map(({ id: setId }) => ({ setId, no: 1, ...question })))
  await db
    .insert(testAttempts)
    .values(rows.flatMap((row) => attemptsOf(row.standing, userId, row.sets)))
}

/**
 * All standings of one participant at once, each in a coaching of its own.
 *
 * @param fileId the stored file of every certificate that there is
 * @returns the coaching of each standing, in their order
 */
export const insertStandings = async (
  server: TestServer,
  { standings, userId, fileId }: { standings: Standing[]; userId: string; fileId: string },
): Promise<string[]> => {
  const { db } = server
  const now = server.clock.now()
  const rows = standings.map((standing): Row => {
    const id = randomUUID()
    return { id, standing, sets: setsOf(id, standing) }
  })
  const own = ({ id }: Row) => ({ coachingId: id, userId })
  const where = (has: (standing: Standing) => boolean) =>
    rows.filter(({ standing }) => has(standing)).map(own)
  await insertOwnCoachings(server, rows)
  await db.insert(proposals).values(
    rows.map((row) => ({
      ...{ ...own(row), questions: QUESTIONS, status: row.standing.proposal },
      ...(row.standing.proposal !== 'PENDING' && { decidedAt: now }),
      ...(row.standing.proposal === 'REJECTED' && { reason: 'Kuota terbatas' }),
    })),
  )
  await db
    .insert(certificates)
    .values(
      rows.map((row) => ({ ...own(row), fileId: row.standing.hasFile ? fileId : null })),
    )
  await insertTests(server, rows, userId)
  await db
    .insert(attendance)
    .values(
      where(({ hasAttended }) => hasAttended).map((row) => ({ ...row, markedAt: now })),
    )
  await db.insert(surveys).values(
    where(({ hasAnswered }) => hasAnswered).map((row) => ({
      ...{ ...row, answers: {}, submittedAt: now },
    })),
  )
  return rows.map(({ id }) => id)
}
