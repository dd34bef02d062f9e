import { CalendarDays, Clock } from 'lucide-react'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { SCHEDULE_LATER } from '@/lib/copy'
import { formatDay, formatTime } from '@/lib/domain/schedule/dates'
import type { TimeZone } from '@/lib/domain/schedule/time-zone'
import type { Schedule } from '@/lib/entities/coaching'

type ScheduleLineProps = {
  schedule: Schedule
  /** `list` puts date and time on a line each. */
  layout?: 'inline' | 'list'
}

/** Date and time of a meeting in the reader's zone, or that they are not decided yet (§2). */
export function ScheduleLine({ schedule, layout = 'list' }: ScheduleLineProps) {
  const timeZone = browserTimeZone()
  const { tanggalMeeting } = schedule
  const isInline = layout === 'inline'
  if (!tanggalMeeting) {
    return (
      <p className="flex items-start gap-2 text-ink-2">
        <CalendarDays aria-hidden="true" className={ICON} />
        {SCHEDULE_LATER}
      </p>
    )
  }
  return (
    <div className={isInline ? 'flex flex-wrap gap-x-5 gap-y-1' : 'grid gap-1'}>
      <p className="angka flex items-start gap-2">
        <CalendarDays aria-hidden="true" className={ICON} />
        <span>{meetingDate(tanggalMeeting, timeZone)}</span>
      </p>
      <p className="angka flex items-start gap-2">
        <Clock aria-hidden="true" className={ICON} />
        <span>{meetingTime(schedule, timeZone)}</span>
      </p>
    </div>
  )
}

const ICON = 'mt-0.5 size-5 shrink-0 text-brand'

/** 'Selasa, 25/08/2026'. */
export function meetingDate(tanggalMeeting: string, { zone }: TimeZone) {
  return formatDay(tanggalMeeting, zone)
}

/** '09:00–11:00 WIB', or that the time is not decided yet. */
export function meetingTime({ jamMulai, jamSelesai }: Schedule, { zone, label }: TimeZone) {
  if (!jamMulai) return 'Pukul akan ditentukan kemudian'
  const end = jamSelesai ? `–${formatTime(jamSelesai, zone)}` : ''
  return `${formatTime(jamMulai, zone)}${end} ${label}`
}
