import type { Match } from './attendance-match'
import { defaultThreshold, differing, plannedAttendance } from './attendance-plan'

const row = (id: string, status: boolean) => ({ id, name: id, namaInstansi: null, status })
const match = (id: string, minutes: number | null): Match =>
  minutes === null
    ? { id, kind: 'none', visitor: null }
    : { id, kind: 'name', visitor: { names: [id], email: '', minutes, joins: 1 } }

const ROWS = [
  row('lama', false),
  row('sebentar', false),
  row('manual', true),
  row('hadir', true),
]
const MATCHES = [
  match('lama', 60),
  match('sebentar', 59),
  match('manual', null),
  match('hadir', 90),
]

const changed = (takesAway: boolean) =>
  differing(plannedAttendance(ROWS, MATCHES, { threshold: 60, takesAway })).map(
    ({ id, target }) => `${id} ${target}`,
  )

test('who was there for the threshold is marked; what was marked before stays', () => {
  expect(changed(false)).toEqual(['lama true'])
})

test('what the report does not support is taken away only when asked for', () => {
  expect(changed(true)).toEqual(['lama true', 'manual false'])
})

test.each([
  ['three quarters of the planned meeting', '09:00', '11:00', 118, 89],
  ['and of the longest stay when it ended early', '09:00', '11:00', 60, 45],
  ['never below a minute', '09:00', '11:00', 0, 1],
])('threshold: %s', (_, start, end, longest, minutes) => {
  const jamMulai = `2026-08-25T${start}:00+07:00`
  const jamSelesai = `2026-08-25T${end}:00+07:00`
  expect(defaultThreshold({ jamMulai, jamSelesai }, longest)).toBe(minutes)
})

test('threshold without a schedule', () => {
  expect(defaultThreshold({ jamMulai: null, jamSelesai: null }, 100)).toBe(30)
})
