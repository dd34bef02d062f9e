import { WIB, zoneOf } from '../schedule/time-zone.ts'
import {
  clockPhase,
  isInProgress,
  isNear,
  isOver,
  isOverdue,
  postTestWindow,
  testDeadline,
} from './timing.ts'

const SCHEDULE = {
  tanggalMeeting: '2026-08-25T05:00:00Z',
  jamSelesai: '2026-08-25T05:00:00Z', // 12:00 WIB
}
const state = (now: string, zone = zoneOf('Asia/Jakarta').zone) =>
  postTestWindow(SCHEDULE, new Date(now), zone).state

describe("§4 'now is after the meeting end and before 21:00 on the meeting day'", () => {
  it.each([
    ['during the meeting', '2026-08-25T04:59:59Z', 'before end'],
    ['at the very end: strictly after (decision 55)', '2026-08-25T05:00:00Z', 'before end'],
    ['a second after the end', '2026-08-25T05:00:01Z', 'open'],
    ['a second before 21:00 WIB', '2026-08-25T13:59:59Z', 'open'],
    ['at 21:00 WIB: strictly before', '2026-08-25T14:00:00Z', 'closed'],
    ['the next morning', '2026-08-26T01:00:00Z', 'closed'],
  ])('%s', (_name, now, expected) => {
    expect(state(now)).toBe(expected)
  })

  it.each([
    ['Asia/Jakarta', '2026-08-25T14:00:00.000Z'],
    ['Asia/Makassar', '2026-08-25T13:00:00.000Z'],
    ['Asia/Jayapura', '2026-08-25T12:00:00.000Z'],
    ['Asia/Singapore', '2026-08-25T14:00:00.000Z'],
    ['America/New_York', '2026-08-25T14:00:00.000Z'],
  ])(
    '21:00 in the zone of the label, browser in %s (decision 22)',
    (browserZone, closesAt) => {
      const { zone } = zoneOf(browserZone)
      const window = postTestWindow(SCHEDULE, new Date('2026-08-25T05:00:01Z'), zone)
      expect(window).toMatchObject({ state: 'open', closesAt })
      expect(state(closesAt, zone)).toBe('closed')
    },
  )

  it('has no window without a date or an end', () => {
    const now = new Date('2026-08-25T06:00:00Z')
    for (const missing of ['tanggalMeeting', 'jamSelesai'])
      expect(postTestWindow({ ...SCHEDULE, [missing]: null }, now, 'Asia/Jakarta')).toEqual(
        {
          state: 'unscheduled',
        },
      )
  })
})

describe("§9 'Post-test must be done by 21:00 on the meeting day'", () => {
  it.each([
    ['the full duration at noon', 'post-test', '12:30:00', '13:00:00'],
    ['30 minutes before 21:00', 'post-test', '20:30:00', '21:00:00'],
    ['10 minutes before 21:00', 'post-test', '20:50:00', '21:00:00'],
    ['a pre-test, which has no end of its own', 'pre-test', '20:50:00', '21:20:00'],
  ] as const)('%s', (_name, kind, start, end) => {
    const at = (time: string) => new Date(`2026-08-25T${time}+07:00`)
    const test = { kind, minutes: 30, tanggalMeeting: SCHEDULE.tanggalMeeting }
    expect(testDeadline(test, at(start), 'Asia/Jakarta')).toEqual(at(end))
  })

  it('lasts its duration where no date is set', () => {
    const test = { kind: 'post-test', minutes: 30, tanggalMeeting: null } as const
    expect(testDeadline(test, new Date('2026-08-25T13:50:00Z'), 'Asia/Jakarta')).toEqual(
      new Date('2026-08-25T14:20:00Z'),
    )
  })
})

describe("§4 'when now lies between start and end', and after it", () => {
  const TODAY = { jamMulai: '2026-08-25T04:00:00Z', jamSelesai: '2026-08-25T06:00:00Z' }

  it.each([
    ['before the start', '2026-08-25T03:59:59Z', false, false],
    ['at the start', '2026-08-25T04:00:00Z', true, false],
    ["'when now lies between start and end'", '2026-08-25T05:00:00Z', true, false],
    ['at the end', '2026-08-25T06:00:00Z', true, false],
    ['after the end', '2026-08-25T06:00:01Z', false, true],
  ])('%s', (_name, now, inProgress, over) => {
    expect(isInProgress(TODAY, new Date(now))).toBe(inProgress)
    expect(isOver(TODAY, new Date(now))).toBe(over)
  })

  it('is neither without its times', () => {
    const now = new Date('2026-08-25T05:00:00Z')
    expect(isInProgress({ ...TODAY, jamMulai: null }, now)).toBe(false)
    expect(isInProgress({ ...TODAY, jamSelesai: null }, now)).toBe(false)
    expect(isOver({ jamSelesai: null }, now)).toBe(false)
  })
})

it('answers under way are taken up to 60 s after the deadline (decision 49)', () => {
  const deadline = '2026-08-25T05:00:00Z'
  expect(isOverdue({ deadline }, new Date('2026-08-25T05:01:00Z'))).toBe(false)
  expect(isOverdue({ deadline }, new Date('2026-08-25T05:01:00.001Z'))).toBe(true)
})

it('the phase changes whenever the clock alone opens or closes something', () => {
  const schedule = { ...SCHEDULE, jamMulai: '2026-08-25T03:00:00Z' }
  const running = { kind: 'pre-test', deadline: '2026-08-25T02:30:00Z' } as const
  const phases = [
    '2026-08-25T02:00:00Z', // a test runs
    '2026-08-25T02:30:00Z', // its time is up
    '2026-08-25T02:31:01Z', // its last answers are in
    '2026-08-25T03:00:00Z', // the meeting starts
    '2026-08-25T05:00:01Z', // and ends: the post-test opens
    '2026-08-25T14:00:00Z', // 21:00 WIB
  ].map((now) => clockPhase(schedule, [running], { now: new Date(now), timeZone: WIB }))
  expect(new Set(phases).size).toBe(6)
  expect(phases.map((phase) => phase.split(',').at(-1))).toEqual([
    ...['running', 'time up', 'over', 'over', 'over', 'over'],
  ])
  const quiet = (now: string) =>
    clockPhase(schedule, [], { now: new Date(now), timeZone: WIB })
  expect(quiet('2026-08-25T02:00:00Z')).toBe(quiet('2026-08-25T02:59:59Z'))
})

test.each([
  ['30 minutes before', '2026-08-25T08:30:00+07:00', true],
  ['a moment earlier', '2026-08-25T08:29:59.999+07:00', false],
  ['a moment before the start', '2026-08-25T08:59:59.999+07:00', true],
  ['at the start', '2026-08-25T09:00:00+07:00', false],
])(
  "'from half an hour before its start the meeting is what is next': %s",
  (_, now, near) => {
    const meeting = { jamMulai: '2026-08-25T09:00:00+07:00' }
    expect(isNear(meeting, new Date(now))).toBe(near)
    expect(isNear({ jamMulai: null }, new Date(now))).toBe(false)
  },
)
