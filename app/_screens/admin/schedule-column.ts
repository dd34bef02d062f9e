import { meetingTime } from '@/components/coaching/schedule-line'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { Schedule } from '@/lib/entities/coaching'

/** The day of a meeting and its hours, in the reader's zone; null where they are not known yet. */
export const dateText = ({ tanggalMeeting }: Schedule) =>
  tanggalMeeting && formatDate(tanggalMeeting, browserTimeZone().zone)

export const timeText = (schedule: Schedule) =>
  schedule.jamMulai && meetingTime(schedule, browserTimeZone())

/** Column 'Jadwal' but for its cell. */
export const SCHEDULE = {
  id: 'jadwal',
  header: 'Jadwal',
  text: (schedule: Schedule) =>
    [dateText(schedule), timeText(schedule)].filter(Boolean).join(' ') || null,
  sortValue: ({ tanggalMeeting, jamMulai }: Schedule) =>
    tanggalMeeting ? Date.parse(jamMulai ?? tanggalMeeting) : null,
}
