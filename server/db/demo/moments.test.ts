import { isInProgress } from '../../../lib/domain/participation/timing.ts'
import { TIME_SLOTS } from '../../../lib/domain/schedule/time-slots.ts'
import { scheduleOn, type TodayPart, todaySlots } from './moments.ts'

const at = (time: string) => new Date(`2026-08-24T${time}:00+07:00`)

const state = (now: Date, part: TodayPart) => {
  const { jamMulai, jamSelesai } = scheduleOn(now, 0, todaySlots(now)[part])
  const times = { jamMulai: jamMulai.toISOString(), jamSelesai: jamSelesai.toISOString() }
  if (isInProgress(times, now)) return 'running'
  return jamMulai > now ? 'later' : 'ended'
}

test.each([
  ['00:05', { ended: 'later', running: 'later', later: 'later' }],
  ['07:29', { ended: 'later', running: 'later', later: 'later' }],
  ['07:45', { ended: 'later', running: 'running', later: 'later' }],
  ['08:10', { ended: 'ended', running: 'running', later: 'later' }],
  ['09:00', { ended: 'ended', running: 'running', later: 'later' }],
  ['12:30', { ended: 'ended', running: 'running', later: 'later' }],
  ['15:10', { ended: 'ended', running: 'running', later: 'later' }],
  ['15:50', { ended: 'ended', running: 'running', later: 'ended' }],
  ['16:00', { ended: 'ended', running: 'running', later: 'ended' }],
  ['16:01', { ended: 'ended', running: 'ended', later: 'ended' }],
  ['23:30', { ended: 'ended', running: 'ended', later: 'ended' }],
])(
  "at %s today's meetings are as their names say, as far as the hour allows",
  (time, states) => {
    const now = at(time)
    expect({
      ended: state(now, 'ended'),
      running: state(now, 'running'),
      later: state(now, 'later'),
    }).toEqual(states)
  },
)

test('every minute of a day they stand in the choices of the form, start before end', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = new Date(at('00:00').getTime() + minute * 60_000)
    for (const { start, end } of Object.values(todaySlots(now))) {
      expect(TIME_SLOTS).toContain(start)
      expect(TIME_SLOTS).toContain(end)
      expect(start < end).toBe(true)
    }
  }
})
