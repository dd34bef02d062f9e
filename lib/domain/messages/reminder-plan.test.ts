import type { ReminderKind } from '../../entities/reminder-values.ts'
import type { Zone } from '../schedule/time-zone.ts'
import {
  isQuiet,
  occasionOf,
  READY_REMINDERS,
  reminderDue,
  reminderExpiry,
} from './reminder-plan.ts'

const ZONE = 'Asia/Jakarta'
const at = (text: string) => new Date(`2026-08-${text}:00+07:00`)
const schedule = (start = '25T09:00', end = '25T11:00') => ({
  tanggalMeeting: at('25T12:00').toISOString(),
  jamMulai: at(start).toISOString(),
  jamSelesai: at(end).toISOString(),
})
const dueOf = (kind: ReminderKind, meeting = schedule()) =>
  reminderDue(kind, READY_REMINDERS[kind], meeting, ZONE)

test.each<[string, ReminderKind, string]>([
  ['accepted participants one day before at 09:00', 'day-before', '24T09:00'],
  ['and one hour before the meeting', 'hour-before', '25T08:00'],
  ['at the end of the meeting', 'post-test', '25T11:00'],
  ['and at 19:00 that the post-test is due until 21:00', 'post-test-evening', '25T19:00'],
  ['three days later the survey', 'survey', '28T09:00'],
])('%s', (_, kind, due) => {
  expect(dueOf(kind)).toEqual(at(due))
})

test('a meeting without its times has no reminders', () => {
  expect(dueOf('day-before', { ...schedule(), jamMulai: '' })).toBeNull()
})

test('a meeting that moves within its day is another one for what goes before it, and the same afterwards', () => {
  const moved = schedule('25T13:00', '25T15:00')
  const of = (kind: ReminderKind, meeting = schedule()) =>
    occasionOf(kind, 'c1', meeting, ZONE)
  expect(of('hour-before', moved)).not.toBe(of('hour-before'))
  expect(of('day-before', moved)).not.toBe(of('day-before'))
  expect(of('post-test', moved)).toBe(of('post-test'))
})

test.each<[string, ReminderKind, string, string, boolean]>([
  ['at 20:59', 'survey', '25T09:00', '24T20:59', false],
  ['at 21:00', 'survey', '25T09:00', '24T21:00', true],
  ['at 05:59', 'survey', '25T09:00', '25T05:59', true],
  ['at 06:00', 'survey', '25T09:00', '25T06:00', false],
  ['at 22:00 about the next morning', 'day-before', '25T09:00', '24T22:00', false],
  ['at 22:00 about the next afternoon', 'day-before', '25T13:00', '24T22:00', true],
  ['at 22:00 about the next noon', 'day-before', '25T12:00', '24T22:00', true],
  ['at 05:30 about the same morning', 'hour-before', '25T06:30', '25T05:30', false],
  ['at 05:30 about the same afternoon', 'day-before', '25T13:00', '25T05:30', true],
  ['at 05:30 about what begins now', 'hour-before', '25T05:30', '25T05:30', false],
  ['at 05:31 about what has begun', 'hour-before', '25T05:30', '25T05:31', true],
])(
  'nobody between 21:00 and 06:00 but about the next morning: %s',
  (_, kind, start, now, is) => {
    expect(isQuiet(kind, schedule(start, '25T14:00'), at(now), ZONE)).toBe(is)
  },
)

test.each([
  ['Asia/Makassar', '24T19:59', false],
  ['Asia/Makassar', '24T20:00', true],
  ['Asia/Makassar', '25T04:59', true],
  ['Asia/Makassar', '25T05:00', false],
  ['Asia/Jayapura', '24T18:59', false],
  ['Asia/Jayapura', '24T19:00', true],
  ['Asia/Jayapura', '25T03:59', true],
  ['Asia/Jayapura', '25T04:00', false],
] as const)('21:00 and 06:00 are those of the reader: %s at %s WIB', (zone, now, is) => {
  expect(isQuiet('survey', schedule(), at(now), zone)).toBe(is)
})

test('a meeting without a time is nobody’s next morning', () => {
  const meeting = { ...schedule(), jamMulai: null }
  expect(isQuiet('day-before', meeting, at('24T22:00'), ZONE)).toBe(true)
  expect(isQuiet('day-before', meeting, at('24T20:00'), ZONE)).toBe(false)
})

test.each<[string, ReminderKind, due: string, zone: Zone, end: string]>([
  ['two hours after it was due', 'day-before', '24T09:00', ZONE, '24T11:00'],
  ['when the meeting begins', 'hour-before', '25T08:00', ZONE, '25T09:00'],
  ['when the post-test closes', 'post-test-evening', '25T19:00', ZONE, '25T21:00'],
  ['once the post-test is closed', 'post-test', '25T21:30', ZONE, '25T21:00'],
  ['once its night begins', 'survey', '28T20:30', ZONE, '28T21:00'],
  ['once its reader’s night begins', 'survey', '28T18:30', 'Asia/Jayapura', '28T19:00'],
  ['two hours into a night that it was due in', 'day-before', '24T21:00', ZONE, '24T23:00'],
  ['two hours into the night, of a survey too', 'survey', '28T21:30', ZONE, '28T23:30'],
])('worth nothing %s', (_, kind, due, zone, end) => {
  expect(reminderExpiry(kind, at(due), schedule(), ZONE, zone)).toEqual(at(end))
})

test('without a schedule a reminder of the post-test ends two hours after it was due', () => {
  const none = { tanggalMeeting: null, jamMulai: null, jamSelesai: null }
  expect(reminderExpiry('post-test', at('25T12:00'), none, ZONE)).toEqual(at('25T14:00'))
})
