import { MINUTE_MS } from '@/lib/domain/schedule/spans'
import type { Schedule } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'
import type { Match } from './attendance-match'

/** Share of the meeting that counts as having attended, unless the admin says otherwise. */
const SHARE = 0.75
const WITHOUT_SCHEDULE = 30

/**
 * Minutes from which somebody counts as present: three quarters of the planned meeting, or of the longest stay where the
 * meeting was shorter than planned.
 */
export const defaultThreshold = (
  { jamMulai, jamSelesai }: Pick<Schedule, 'jamMulai' | 'jamSelesai'>,
  longestStay: number,
): number => {
  if (!jamMulai || !jamSelesai) return Math.min(WITHOUT_SCHEDULE, longestStay)
  const planned = (Date.parse(jamSelesai) - Date.parse(jamMulai)) / MINUTE_MS
  return Math.max(1, Math.round(SHARE * Math.min(planned, longestStay)))
}

/** What the report proposes for a participant, and what it would change. */
export type PlannedRow = AttendanceRow &
  Pick<Match, 'kind' | 'visitor'> & { target: boolean }

/**
 * Who shall be present. Whoever was long enough in the meeting is; who has been ticked before stays so, because people
 * attend in one room behind one screen, unless `takesAway` is set.
 */
export const plannedAttendance = (
  rows: readonly AttendanceRow[],
  matches: readonly Match[],
  { threshold, takesAway }: { threshold: number; takesAway: boolean },
): PlannedRow[] => {
  const byId = new Map(matches.map((match) => [match.id, match]))
  return rows.map((row) => {
    const { kind, visitor } = byId.get(row.id) ?? { kind: 'none', visitor: null }
    const isLongEnough = visitor !== null && visitor.minutes >= threshold
    return { ...row, kind, visitor, target: isLongEnough || (!takesAway && row.status) }
  })
}

export const differing = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.filter(({ status, target }) => status !== target)
