import { MEETING, NOTHING_DONE } from '../../testing/participation-facts.ts'
import { WIB } from '../schedule/time-zone.ts'
import type { Fact, Facts } from './facts.ts'
import { type StepName, stepsOf } from './steps.ts'

/** Every combination of what decides a step, and the sentences of the specification that hold in all of them. */

const DAY = '2026-08-25'
const wib = (time: string, day = DAY) => new Date(`${day}T${time}+07:00`)
const FULL = MEETING
const NONE = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
const SCHEDULES = [
  NONE,
  { ...NONE, tanggalMeeting: FULL.tanggalMeeting },
  { ...FULL, jamSelesai: null },
  FULL,
  'unknown',
] as const
const CLOCKS = [
  wib('09:00:00', '2026-08-24'),
  ...['09:00:00', '10:00:00', '11:00:00', '12:00:00', '12:00:01', '20:59:59'].map((time) =>
    wib(time),
  ),
  wib('21:00:00'),
  wib('09:00:00', '2026-08-26'),
]
const FACTS: Fact[] = ['yes', 'no', 'unknown']
const READY = ['yes', 'no questions', 'not eligible', 'unknown'] as const
const MISSING: Facts['certificate']['missing'][] = ['unknown', [], ['post-test']]
const ATTEMPTS = [null, 'pre-test', 'post-test'] as const

type Case = { facts: Facts; now: Date }

/** All pairs of what there is so far and one more choice. */
const times = <A, B, C>(all: A[], choices: readonly B[], join: (a: A, b: B) => C): C[] =>
  all.flatMap((one) => choices.map((choice) => join(one, choice)))

const withFacts = ({ facts, now }: Case, change: Partial<Facts>): Case => ({
  facts: { ...facts, ...change },
  now,
})

/** Every schedule at every time, without an attempt, with one that runs, and with one whose time is just up. */
const moments = times(
  times(
    times([...CLOCKS], SCHEDULES, (now, schedule) => ({
      facts: { ...NOTHING_DONE, schedule },
      now,
    })),
    ATTEMPTS,
    (one, kind) => ({ one, kind }),
  ),
  [600, -30],
  ({ one, kind }, seconds) => {
    const deadline = new Date(one.now.getTime() + seconds * 1000).toISOString()
    return withFacts(one, { runningTests: kind ? [{ kind, deadline }] : [] })
  },
)
const tests = (kind: 'pre-test' | 'post-test') =>
  times(
    times(moments, FACTS, (one, done) => ({ one, done })),
    READY,
    ({ one, done }, ready) =>
      withFacts(one, { tests: { ...NOTHING_DONE.tests, [kind]: { done, ready } } }),
  )
const meetings = times(
  times(moments, FACTS, (one, attended) => withFacts(one, { attended })),
  FACTS,
  (one, meetingOpen) => withFacts(one, { meetingOpen }),
)
const surveys = times(
  times(moments, FACTS, (one, open) => ({ one, open })),
  FACTS,
  ({ one, open }, done) => withFacts(one, { survey: { open, done } }),
)
const certificates = times(
  times(moments, FACTS, (one, available) => ({ one, available })),
  MISSING,
  ({ one, available }, missing) => withFacts(one, { certificate: { available, missing } }),
)
const TABLE: Record<StepName, Case[]> = {
  'pre-test': tests('pre-test'),
  'zoom-meeting': meetings,
  'post-test': tests('post-test'),
  'survei-kepuasan': surveys,
  sertifikat: certificates,
}
const NAMES = Object.keys(TABLE) as StepName[]

const stepAt = (name: StepName, { facts, now }: Case) =>
  stepsOf(facts, { now, timeZone: WIB })[name]
/** The cases of a step that break a sentence; the first few say enough. */
const breaking = (name: StepName, holds: (one: Case) => boolean) =>
  TABLE[name].filter((one) => !holds(one)).slice(0, 3)

/** A running attempt at its own test, with time left. */
const runs = ({ facts, now }: Case, kind: StepName) =>
  facts.runningTests.some((test) => test.kind === kind && new Date(test.deadline) > now)
const isBegun = ({ facts }: Pick<Case, 'facts'>, kind: StepName) =>
  facts.runningTests.some((test) => test.kind === kind)

test('the table is as large as it should be', () => {
  expect(NAMES.map((name) => TABLE[name].length)).toEqual([3240, 2430, 3240, 2430, 2430])
})

test.each(['pre-test', 'post-test'] as const)(
  "'One attempt only': a %s that is done stays done",
  (kind) => {
    const isHeld = (one: Case) =>
      one.facts.tests[kind].done !== 'yes' || stepAt(kind, one).state === 'done'
    expect(breaking(kind, isHeld)).toEqual([])
  },
)

test("'Pre-test start is enabled only when a pre-test exists', and then at any time", () => {
  const isHeld = (one: Case) => {
    const { done, ready } = one.facts.tests['pre-test']
    const mayStart = done === 'no' && ready === 'yes' && !isBegun(one, 'pre-test')
    const goesOn = done !== 'yes' && runs(one, 'pre-test')
    return (stepAt('pre-test', one).state === 'open') === (mayStart || goesOn)
  }
  expect(breaking('pre-test', isHeld)).toEqual([])
})

test("'Post-test start is enabled only when the check says eligible, and now is after the meeting end and before 21:00 on the meeting day'", () => {
  const isHeld = (one: Case) => {
    const { done, ready } = one.facts.tests['post-test']
    const isTime =
      one.facts.schedule === FULL &&
      [wib('12:00:01'), wib('20:59:59')].some((open) => +open === +one.now)
    const mayStart =
      isTime && done === 'no' && ready === 'yes' && !isBegun(one, 'post-test')
    const goesOn = done !== 'yes' && runs(one, 'post-test')
    return (stepAt('post-test', one).state === 'open') === (mayStart || goesOn)
  }
  expect(breaking('post-test', isHeld)).toEqual([])
})

test('the link opens the meeting until its end; attendance is what makes it done', () => {
  const isHeld = (one: Case) => {
    const { attended, meetingOpen, schedule } = one.facts
    const { state } = stepAt('zoom-meeting', one)
    if ((state === 'done') !== (attended === 'yes')) return false
    const isOver = schedule === FULL && one.now > wib('12:00:00')
    const isDated = schedule !== 'unknown' && schedule.jamMulai !== null
    const mayJoin = attended === 'no' && meetingOpen === 'yes' && isDated && !isOver
    return (state === 'open') === mayJoin
  }
  expect(breaking('zoom-meeting', isHeld)).toEqual([])
})

test("the survey 'opens after the post-test' and 'does not gate the certificate' (decision 59)", () => {
  const isHeld = (one: Case) => {
    const { open, done } = one.facts.survey
    return (
      (stepAt('survei-kepuasan', one).state === 'open') ===
      (open === 'yes' && done === 'no')
    )
  }
  expect(breaking('survei-kepuasan', isHeld)).toEqual([])
  const isFree = (one: Case) =>
    stepAt('sertifikat', one).reason ===
    stepAt('sertifikat', { ...one, facts: { ...one.facts, survey: NOTHING_DONE.survey } })
      .reason
  expect(surveys.filter((one) => !isFree(one))).toEqual([])
})

test('the certificate is there when it was uploaded, and is never open', () => {
  const isHeld = (one: Case) => {
    const { state } = stepAt('sertifikat', one)
    return (
      state !== 'open' && (state === 'done') === (one.facts.certificate.available === 'yes')
    )
  }
  expect(breaking('sertifikat', isHeld)).toEqual([])
})

test.each(NAMES)('%s: what is closed does not open again by itself', (name) => {
  const isHeld = (one: Case) =>
    stepAt(name, one).state !== 'closed' ||
    CLOCKS.filter((later) => later > one.now).every(
      (now) => stepAt(name, { ...one, now }).state === 'closed',
    )
  expect(breaking(name, isHeld)).toEqual([])
})

test.each(NAMES)('%s: only what is open has an end, and it lies ahead', (name) => {
  const isHeld = (one: Case) => {
    const { state, until } = stepAt(name, one)
    return until === null || (state === 'open' && new Date(until) >= one.now)
  }
  expect(breaking(name, isHeld)).toEqual([])
})

/** What an unknown fact can turn out to be: by its schedule a meeting lies ahead, or its post-test is open. */
const completionsOf = (now: Date) => {
  const hour = 3_600_000
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()
  const [start, end, later] = [at(-2), at(-1), at(24)]
  const open = { tanggalMeeting: later, jamMulai: start, jamSelesai: end }
  const ahead = { tanggalMeeting: later, jamMulai: later, jamSelesai: later }
  return { facts: ['yes', 'no'] as const, schedules: [NONE, FULL, open, ahead] }
}
const oneOf = <T>(value: T | 'unknown', choices: readonly T[]): readonly T[] =>
  value === 'unknown' ? choices : [value as T]

/** The facts of a case with everything known, in all ways that do not contradict each other. */
const completed = (name: StepName, { facts, now }: Case): Facts[] => {
  const { facts: words, schedules } = completionsOf(now)
  const start = oneOf(facts.schedule, schedules).map((schedule) => ({ ...facts, schedule }))
  if (name === 'zoom-meeting')
    return times(
      times(start, oneOf(facts.attended, words), (one, attended) => ({ ...one, attended })),
      oneOf(facts.meetingOpen, words),
      (one, meetingOpen) => ({ ...one, meetingOpen }),
    )
  if (name === 'survei-kepuasan')
    return times(start, oneOf(facts.survey.open, words), (one, open) => ({
      one,
      open,
    })).flatMap(({ one, open }) =>
      oneOf(facts.survey.done, words).map((done) => ({ ...one, survey: { open, done } })),
    )
  if (name === 'sertifikat')
    return times(start, oneOf(facts.certificate.available, words), (one, available) => ({
      ...one,
      certificate: { ...one.certificate, available },
    }))
  const isRunning = isBegun({ facts }, name)
  const { done, ready } = facts.tests[name]
  return times(
    times(start, oneOf(done, isRunning ? ['no'] : words), (one, known) => ({ one, known })),
    oneOf(ready, ['yes', 'no questions', 'not eligible'] as const),
    ({ one, known }, kept) => ({
      ...one,
      tests: { ...one.tests, [name]: { done: known, ready: kept } },
    }),
  )
}

test.each(NAMES)(
  '%s: unknown is said exactly where what is known leaves it open',
  (name) => {
    const classOf = (facts: Facts, now: Date) => {
      const { state } = stepAt(name, { facts, now })
      return state === 'done' || state === 'open' ? state : 'shut'
    }
    const isHeld = (one: Case) => {
      const ways = new Set(completed(name, one).map((facts) => classOf(facts, one.now)))
      const { state, reason } = stepAt(name, one)
      const isSaid = state === 'unknown'
      return (
        isSaid === ways.size > 1 && isSaid === reason.startsWith('Belum dapat diketahui: ')
      )
    }
    expect(breaking(name, isHeld)).toEqual([])
  },
)
