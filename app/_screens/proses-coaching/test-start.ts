import { browserTimeZone } from '@/lib/browser/time-zone'
import { SCHEDULE_LATER } from '@/lib/copy'
import { postTestWindow } from '@/lib/domain/post-test-window'
import { countdown } from '@/lib/domain/schedule/countdown'
import { formatTime } from '@/lib/domain/schedule/dates'
import type { CoachingHeader } from '@/lib/entities/coaching'
import type { Instant } from '@/lib/entities/identity'

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

/** '09:30 WIB' in the browser's zone. */
export const clockTime = (instant: Instant) => {
  const { zone, label } = browserTimeZone()
  return `${formatTime(instant, zone)} ${label}`
}

/** Why the pre-test cannot be started; null when it can (decision 54). */
export const preTestBlock = ({ preTestSoal }: CoachingHeader): string | null =>
  preTestSoal > 0 ? null : 'Pre Test belum tersedia.'

/**
 * The post-test's window at `now`: what it is, and why a start is not possible (decision 55).
 * @param isEligible what the check says; undefined while it is not known
 */
export function postTestState(
  header: CoachingHeader,
  isEligible: boolean | undefined,
  now: Date,
): { window: string; block: string | null } {
  const window = postTestWindow(header, now, browserTimeZone().zone)
  if (window.state === 'unscheduled')
    return { window: SCHEDULE_LATER, block: `${SCHEDULE_LATER}.` }
  const [opens, closes] = [clockTime(window.opensAt), clockTime(window.closesAt)]
  const span = `Setelah pukul ${opens} sampai sebelum pukul ${closes}`
  if (window.state === 'before end') {
    const block = `Post Test dibuka setelah meeting selesai pukul ${opens}, ${timeUntil(window.opensAt, now)} lagi.`
    return { window: span, block }
  }
  if (window.state === 'closed')
    return {
      window: span,
      block: `Post Test telah ditutup pukul ${closes} pada hari meeting.`,
    }
  const left = `Terbuka, ${timeUntil(window.closesAt, now)} lagi sampai pukul ${closes}`
  if (isEligible === undefined) return { window: left, block: 'Memeriksa…' }
  return {
    window: left,
    block: isEligible ? null : 'Anda belum memenuhi syarat untuk mengikuti Post Test.',
  }
}
