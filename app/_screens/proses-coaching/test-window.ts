import { SCHEDULE_LATER } from '@/lib/copy'
import type { Facts } from '@/lib/domain/participation/facts'
import { momentText, timeText } from '@/lib/domain/participation/states'
import {
  type Moment,
  postTestWindow,
  testDeadline,
} from '@/lib/domain/participation/timing'
import { countdown } from '@/lib/domain/schedule/countdown'
import { MINUTE_MS } from '@/lib/domain/schedule/spans'
import type { Instant } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'

/** '1 jam 2 menit 3 detik', without leading zero parts. */
function timeUntil(target: Instant, now: Date): string {
  const { days, hours, minutes, seconds } = countdown(target, now)
  const parts = [
    [days, 'hari'],
    [hours, 'jam'],
    [minutes, 'menit'],
    [seconds, 'detik'],
  ] as const
  const first = parts.findIndex(([value]) => value > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first)
  return shown.map(([value, word]) => `${value} ${word}`).join(' ')
}

/** When the post-test can be taken, counted down to the second (decision 55); null while that is unknown. */
export function postTestTime(schedule: Facts['schedule'], moment: Moment): string | null {
  if (schedule === 'unknown') return null
  const { now, timeZone } = moment
  const window = postTestWindow(schedule, now, timeZone.zone)
  if (window.state === 'unscheduled') return SCHEDULE_LATER
  const { opensAt, closesAt } = window
  const closes = timeText(closesAt, moment)
  const span = `Setelah ${momentText(opensAt, moment)} sampai sebelum ${closes}`
  switch (window.state) {
    case 'before end':
      return `${span}; dibuka ${timeUntil(opensAt, now)} lagi`
    case 'open':
      return `Terbuka, ${timeUntil(closesAt, now)} lagi sampai ${closes}`
    case 'closed':
      return span
  }
}

/** How long a test takes that is begun now: the post-test ends at its limit (decision 50). */
export function durationOnStart(
  test: { kind: TestKind; minutes: number; tanggalMeeting: Instant | null },
  moment: Moment,
): string {
  const { now, timeZone } = moment
  const end = testDeadline(test, now, timeZone.zone)
  return end.getTime() - now.getTime() < test.minutes * MINUTE_MS
    ? `Kurang dari ${test.minutes} menit: ditutup ${timeText(end.toISOString(), moment)}`
    : `${test.minutes} menit`
}
