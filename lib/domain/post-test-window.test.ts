import { capSeconds, postTestWindow } from './post-test-window.ts'
import { zoneOf } from './schedule/time-zone.ts'

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
    ['the full duration at noon', '2026-08-25T05:30:00Z', 1800],
    ['30 minutes before 21:00', '2026-08-25T13:30:00Z', 1800],
    ['10 minutes before 21:00', '2026-08-25T13:50:00Z', 600],
    ['at 21:00', '2026-08-25T14:00:00Z', 0],
    ['afterwards', '2026-08-25T15:00:00Z', 0],
  ])('%s', (_name, now, expected) => {
    const limits = { seconds: 1800, tanggalMeeting: SCHEDULE.tanggalMeeting }
    expect(capSeconds(limits, new Date(now), 'Asia/Jakarta')).toBe(expected)
  })
})
