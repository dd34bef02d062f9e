import { chosen, confirmed, EMPTY_QUEUE, over, stalled } from '@/lib/answers/queue-state'
import type { Proposal } from '@/lib/entities/proposal'
import { CHECKS } from './checks/all.ts'
import type { Handled } from './handled.ts'
import {
  AT,
  coaching,
  iso,
  message,
  NOTHING,
  person,
  proposal,
  reminding,
  rows,
  whose,
} from './histories.ts'
import { NO_ROWS } from './rows.ts'
import type { Screen, Seen } from './seen.ts'

const attempt = {
  ...{
    id: 'a1',
    ...whose,
    set_id: 's1',
    kind: 'pre-test' as const,
    deadline: iso('13:30'),
  },
  ...{ ended_at: null, benar: null },
}
const answer = (jawaban: string, seq = 1, received_at = iso('12:40')) => ({
  ...{ attempt_id: 'a1', question_id: 'q1', jawaban, seq, session_id: 's', received_at },
})
const A = { questionId: 'q1', answer: 'A' as const, seq: 1 }
const unsent = chosen(EMPTY_QUEUE, A, 1)
const screen = (state: Screen['state'], change: Partial<Screen> = {}): Screen => ({
  ...{ device: 'siti.1', userId: 'siti', coachingId: 'c1', kind: 'pre-test', state },
  ...{ heard: new Map([['q1', AT]]), last: new Map(), ...change },
})
const saved = confirmed(unsent, { ...A, isElsewhere: false }, AT)
const test1 = (stored: string, seq?: number) => ({
  ...NO_ROWS,
  test_attempts: [attempt],
  test_answers: [answer(stored, seq)],
})

const call = (name: string, change: Partial<Handled> = {}): Partial<Seen> => ({
  call: {
    ...{ call: name, status: 200, answer: null, at: AT, firstAt: AT },
    params: { id: 'c1' },
    ...{ device: { name: 'siti.1', person }, isCommitRefused: false },
    ...{ before: NO_ROWS, after: NO_ROWS, ...change },
  },
})
const made = (device: string, letter: string, seq: number, at: number) => ({
  ...{ device, userId: 'siti', questionId: 'q1', answer: letter, seq, at, isTimely: true },
})
const header = {
  ...{ coachingCode: 'K', topic: 'Batas', preTestSoal: 4, postTestSoal: 4 },
  ...{ tanggalMeeting: iso('12:00'), jamMulai: iso('10:00'), jamSelesai: iso('12:00') },
  userCoachingStatus: 'Selesai',
}
const progress = {
  ...{ preTestDone: true, meetingOpen: false, attended: false, postTestDone: false },
  ...{ surveyDone: false, certificateAvailable: false, runningTests: [] },
}
const approved = {
  ...NO_ROWS,
  coachings: [coaching()],
  proposals: [proposal({ status: 'APPROVED' })],
}

const VIOLATIONS: [check: string, history: Partial<Seen>][] = [
  ['W1 saved is stored', { rows: test1('B'), screens: [screen(saved)] }],
  [
    'W1 the later choice stands',
    {
      ...call('POST /coaching/:id/pre-test/answer', {
        ...{
          body: { preTestSoalId: 'q1', jawabanUser: 'B' },
          headers: { 'x-answer-seq': '2' },
        },
        ...{ answer: { preTestSoalId: 'q1', jawabanUser: 'A' } },
        ...{ before: test1('A', 9), after: test1('A', 9) },
      }),
      made: [made('siti.1', 'B', 2, AT), made('siti.2', 'A', 9, AT - 5000)],
    },
  ],
  ['W2 refused is not stored', { rows: test1('A'), screens: [screen(over(unsent))] }],
  ['W2 yes is done', call('POST /coaching/:id/pre-test/end', { after: test1('A') })],
  [
    'W2 no changed nothing',
    call('POST /proposal/approve', {
      status: 409,
      after: { ...NO_ROWS, proposals: [proposal()] },
    }),
  ],
  [
    'W2 sent was taken',
    rows({ outbox: [message({ state: 'sent', body: '#change c1 1' })] }),
  ],
  ['W3 a message is true', rows({ proposals: [proposal()], outbox: [message()] })],
  [
    'W3 told once',
    rows({
      proposals: [proposal({ status: 'APPROVED' })],
      outbox: [message(), message({ id: 'm2', body: '#acceptance p1 2' })],
    }),
  ],
  [
    'W3 an act has its message',
    { told: [{ announced: 'acceptance', about: 'p1', isAnnounced: true }] },
  ],
  [
    'W3 delivered once',
    { delivered: [1, 2].map(() => ({ ...message(), mood: 'takes' as const })) },
  ],
  [
    'W3 reminded once',
    rows({ outbox: ['m1', 'm2'].map((id) => message({ id, reminder_id: 'r1' })) }),
  ],
  [
    'W3 reminded rightly',
    reminding({
      coachings: [coaching()],
      proposals: [proposal({ status: 'APPROVED', cancelled_at: iso('08:00') })],
    }),
  ],
  [
    'W3 nobody is missed',
    reminding(
      {
        coachings: [coaching()],
        proposals: [proposal({ status: 'APPROVED', decided_at: iso('07:00') })],
      },
      [],
    ),
  ],
  [
    'W4 an edit replaces what was seen',
    call('PATCH /coaching/admin/:id', {
      ...{ seen: { topic: 'Batas' }, body: { topic: 'Baru' } },
      before: { ...NO_ROWS, coachings: [coaching({ topic: 'Dari orang lain' })] },
      after: { ...NO_ROWS, coachings: [coaching({ topic: 'Baru' })] },
    }),
  ],
  [
    'W4 attendance is as marked',
    call('POST /coaching/:id/zoom-meeting/absensi', {
      ...{ seen: { status: false }, body: { userId: 'siti' }, answer: { status: false } },
      before: { ...NO_ROWS, attendance: [whose] },
    }),
  ],
  [
    'W5 steps are true',
    call('GET /coaching/:id/auth', { answer: { ...header, progress }, after: approved }),
  ],
  [
    'W5 a test starts when it is open',
    call('POST /coaching/:id/pre-test/start', {
      status: 409,
      before: approved,
      after: approved,
    }),
  ],
  [
    'W6 places hold',
    rows({
      coachings: [coaching()],
      proposals: ['p1', 'p2'].map((id) =>
        proposal({ id, user_id: id, status: 'APPROVED' }),
      ),
    }),
  ],
  [
    'W5 what was refused is shown anew',
    {
      ...rows({ proposals: [proposal({ status: 'REJECTED', reason: 'Kuota terbatas' })] }),
      tables: [
        {
          ...{ device: 'admin 1', at: AT - 2000, refusedAt: AT - 1000, isFetching: false },
          rows: [{ id: 'p1', status: 'PENDING' } as Proposal],
        },
      ],
    },
  ],
  ['W6 only one', rows({ proposals: [proposal(), proposal({ id: 'p2' })] })],
  [
    'W7 a choice is kept',
    { screens: [screen(EMPTY_QUEUE, { last: new Map([['q1', 'A']]) })] },
  ],
  [
    'W7 a message is for its person',
    rows({
      proposals: [proposal({ status: 'APPROVED' })],
      outbox: [message({ user_id: 'budi' })],
    }),
  ],
  [
    "W7 a certificate is its person's",
    rows({
      certificates: [
        { id: 's1', ...whose, file_id: 'f1', file_name: 'Siti peserta-2.pdf' },
      ],
    }),
  ],
  [
    'W7 a test keeps its questions',
    call('POST /coaching/:id/pre-test/soal/upload', {
      before: { ...NO_ROWS, test_attempts: [attempt] },
      after: { ...NO_ROWS, test_attempts: [{ ...attempt, set_id: 's2' }] },
    }),
  ],
  ['W7 own words only', call('GET /faq', { answer: 'rahasia-peserta-2' })],
  ['W7 words are kept', { kept: [{ table: 'proposals', id: 'p1', text: 'Apa?' }] }],
  [
    'W8 hours are true',
    call('GET /coaching/:id/auth', {
      at: Date.parse(iso('10:30')),
      answer: {
        ...{ ...header, jamSelesai: iso('11:15') },
        progress: { ...progress, preTestDone: false, runningTests: [] },
      },
      after: { ...approved, coachings: [coaching()] },
    }),
  ],
  ['W9 nothing stays unsent', { isCalm: true, screens: [screen(stalled(unsent, 'line'))] }],
  ['W9 every talk ends', { isCalm: true, talking: ['admin 1'] }],
  ['W9 only a refused commit fails', call('POST /proposal', { status: 500 })],
]

test.each(VIOLATIONS)('%s: a history that breaks it is found', (name, history) => {
  const found = CHECKS[name]?.({ ...NOTHING, ...history })
  expect(found).toMatchObject({ told: expect.any(String), is: expect.any(String) })
})

test('every rule has a history that breaks it, and none finds anything where nothing is', () => {
  expect(VIOLATIONS.map(([name]) => name).toSorted()).toEqual(
    Object.keys(CHECKS).toSorted(),
  )
  expect(Object.values(CHECKS).map((check) => check(NOTHING))).toEqual(
    Object.values(CHECKS).map(() => null),
  )
})
