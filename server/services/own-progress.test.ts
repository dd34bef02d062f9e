import { missingConditions } from '../../lib/domain/participation/conditions.ts'
import { factsOf } from '../../lib/domain/participation/facts.ts'
import { stepsOf } from '../../lib/domain/participation/steps.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import type { TakenCoaching } from '../../lib/entities/coaching.ts'
import { TEST_KINDS } from '../../lib/entities/test-values.ts'
import type { Db } from '../db/client.ts'
import { TransactionRollbackError } from '../db/orm.ts'
import { Problem } from '../problem.ts'
import {
  insertStandings,
  type Standing,
  TEST_STATES,
} from '../testing/participation-table.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { TEST_CONFIG } from '../testing/test-server.ts'
import { uploadedFile } from '../testing/uploaded-file.ts'
import { listTaken, readHeader } from './coaching-lists.ts'
import { checkMeeting } from './meetings.ts'
import { checkCertificate, readCertificate } from './own-certificate.ts'
import { SURVEY_QUESTIONS } from './survey-questions.ts'
import { checkSurvey, submitSurvey } from './surveys.ts'
import { isPostTestEligible, readResult } from './test-results.ts'
import { startTests } from './test-starts.ts'

/** The table of 'Langkah Anda', asked of the server: it refuses what is not open, in the same words. */

const wib = (time: string, day = '2026-08-25') => new Date(`${day}T${time}+07:00`)
const NONE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
const FULL = {
  tanggalMeeting: wib('12:00:00'),
  jamMulai: wib('10:00:00'),
  jamSelesai: wib('12:00:00'),
}
const CLOCKS = [
  wib('09:00:00', '2026-08-24'),
  wib('11:00:00'),
  wib('12:00:00'),
  wib('12:00:01'),
  wib('21:00:00'),
  wib('09:00:00', '2026-08-26'),
]

/** At each time every state of the post-test; over all times each beside every state of the pre-test. */
const atClock = (now: Date, shift: number): Standing[] => {
  const base = { now, schedule: FULL, proposal: 'APPROVED' as const }
  const flags = (bits: number) => ({
    ...{ isLinked: (bits & 1) > 0, hasAttended: (bits & 2) > 0 },
    ...{ hasAnswered: (bits & 4) > 0, hasFile: (bits & 8) > 0 },
  })
  const dated = TEST_STATES.map((post, index) => {
    const pre = TEST_STATES[(index + shift) % TEST_STATES.length] ?? 'ready'
    const tests = { 'pre-test': pre, 'post-test': post }
    return { ...base, tests, ...flags(index * 5 + shift * 3) }
  })
  const tests = { 'pre-test': 'ready', 'post-test': 'ready' } as const
  const other = { ...base, tests, ...flags(shift) }
  return [
    ...dated,
    { ...other, schedule: NONE },
    { ...other, schedule: { ...NONE, tanggalMeeting: FULL.tanggalMeeting } },
    { ...other, proposal: 'PENDING' },
    { ...other, proposal: 'REJECTED' },
  ]
}
const STANDINGS = CLOCKS.flatMap(atClock)

type Case = { standing: Standing; coachingId: string; taken: TakenCoaching }
const server = sharedServer()
let userId: string
let cases: Case[]

beforeAll(async () => {
  userId = (await server.createUser()).id
  const file = {
    ...{ kind: 'certificate' as const, fileName: 'sertifikat.pdf', extension: 'pdf' },
    ...{ mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  }
  const { id: fileId } = await uploadedFile(server, file, userId)
  const ids = await insertStandings(server, { standings: STANDINGS, userId, fileId })
  const lists = new Map<number, TakenCoaching[]>()
  for (const now of CLOCKS)
    lists.set(+now, await listTaken(server.db, { userId, now, config: TEST_CONFIG }))
  cases = STANDINGS.map((standing, index) => {
    const coachingId = ids[index] ?? ''
    const taken = lists.get(+standing.now)?.find(({ id }) => id === coachingId)
    if (!taken) throw new Error('a standing is not in the list')
    return { standing, coachingId, taken }
  })
})

const stepsAt = ({ standing: { now }, taken }: Case) =>
  stepsOf(factsOf(taken), { now, timeZone: WIB })

/** What the server says to a call, 'ok' or its refusal; nothing of it stays. */
const tryOut = async (run: (db: Db) => Promise<unknown>): Promise<string> => {
  let said = 'ok'
  const attempt = server.db.transaction(async (tx) => {
    await run(tx).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
      said = error.message
    })
    tx.rollback()
  })
  await attempt.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  return said
}

/** The cases in which the server says something else than the table, as a list to be empty. */
const disagreements = async (
  ask: (one: Case) => Promise<[said: unknown, expected: unknown]>,
) => {
  const wrong: unknown[] = []
  for (const one of cases) {
    const [said, expected] = await ask(one)
    if (JSON.stringify(said) !== JSON.stringify(expected))
      wrong.push({ said, expected, standing: one.standing })
  }
  return wrong
}

test.each(TEST_KINDS)(
  'a start of the %s is taken where the step is open, else refused with its reason',
  async (kind) => {
    const wrong = await disagreements(async (one) => {
      const { now, tests } = one.standing
      const said = await tryOut(async (db) => {
        const { coachingId } = one
        const [started] = await startTests(db, [{ coachingId, userId, kind, now }])
        if (started instanceof Problem) throw started
      })
      const { state, reason } = stepsAt(one)[kind]
      // in the minute of grace the device that has the attempt may still finish it
      const isLate = one.standing.proposal === 'APPROVED' && tests[kind] === 'time up'
      return [said, state === 'open' || isLate ? 'ok' : reason]
    })
    expect(wrong).toEqual([])
  },
)

test('a survey is taken where the step is open, else refused with its reason', async () => {
  const answers = SURVEY_QUESTIONS.map(({ id }) => ({ questionId: id, nilai: 4 }))
  const wrong = await disagreements(async (one) => {
    const { now } = one.standing
    const said = await tryOut((db) =>
      submitSurvey(db, {
        ...{ coachingId: one.coachingId, userId, now },
        body: { answers, saran: null },
      }),
    )
    const { state, reason } = stepsAt(one)['survei-kepuasan']
    return [said, state === 'open' ? 'ok' : reason]
  })
  expect(wrong).toEqual([])
})

test('a certificate is given where the step is done, else refused with its reason', async () => {
  const wrong = await disagreements(async (one) => {
    const reader = { coachingId: one.coachingId, userId, now: one.standing.now }
    const said = await tryOut((db) => readCertificate(db, server.services, reader))
    const { state, reason } = stepsAt(one).sertifikat
    return [said, state === 'done' ? 'ok' : reason]
  })
  expect(wrong).toEqual([])
})

test('the calls of chapter 7 answer what the list and the header tell', async () => {
  const wrong = await disagreements(async (one) => {
    const { coachingId, taken, standing } = one
    const reader = { coachingId, userId, now: standing.now }
    const progress = taken.progress
    const meeting = await checkMeeting(server.db, reader)
    const survey = await checkSurvey(server.db, reader)
    const certificate = await checkCertificate(server.db, reader)
    const said = [
      Boolean(meeting.eligible && meeting.meetingUrl),
      meeting.attended,
      survey.eligible,
      survey.done,
      certificate.available,
      certificate.missing,
    ]
    const expected = [
      progress?.meetingOpen ?? false,
      progress?.attended ?? false,
      progress?.postTestDone ?? false,
      progress?.surveyDone ?? false,
      progress?.certificateAvailable ?? false,
      missingConditions({
        finishPreTest: progress?.preTestDone ?? false,
        finishZoomMeeting: progress?.attended ?? false,
        finishPostTest: progress?.postTestDone ?? false,
      }),
    ]
    return [said, expected]
  })
  expect(wrong).toEqual([])
})

test('results, the check of the post-test and the header tell it, too', async () => {
  const wrong = await disagreements(async ({ coachingId, taken, standing }) => {
    const { now, tests, proposal } = standing
    if (proposal !== 'APPROVED') return [null, null]
    const said: unknown[] = []
    await tryOut(async (db) => {
      const reader = { coachingId, userId, now }
      for (const kind of TEST_KINDS)
        said.push((await readResult(db, { ...reader, kind })) !== null)
      said.push(await isPostTestEligible(db, reader))
      const header = { id: coachingId, userId, now, config: TEST_CONFIG }
      said.push((await readHeader(db, header)).progress)
    })
    const { preTestDone, postTestDone } = taken.progress ?? {}
    const mayTake = !postTestDone && tests['post-test'] !== 'no questions'
    // closing what is overdue, as results do on their way, changes nothing of what was told before
    return [said, [preTestDone, postTestDone, mayTake, taken.progress]]
  })
  expect(wrong).toEqual([])
})
