import { useMemo } from 'react'
import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { scheduleText } from '@/lib/domain/schedule/schedule-text'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { fitOf, meetingsText, reportMeetings } from './report-meetings'

type ReportTimeProps = { coaching: AdminCoaching; text: string }

/** What a report names that is not of the coaching's meeting: reports of other meetings look alike, and a link may serve several. */
export function ReportTime({ coaching, text }: ReportTimeProps) {
  const meetings = useMemo(() => reportMeetings(text), [text])
  const timeZone = browserTimeZone()
  const { isOf, outside } = fitOf(meetings, coaching, timeZone.zone)
  if (meetings.length === 0 || (isOf && outside.length === 0)) return null
  const { tanggalMeeting, jamMulai, jamSelesai } = coaching
  const meeting = scheduleText({ tanggalMeeting, jamMulai, jamSelesai, timeZone })
  return (
    <Notice tone={isOf === null ? 'info' : 'warning'}>
      {isOf
        ? `Laporan ini juga mencatat ${meetingsText(outside)}, di luar jadwal coaching ini: ${meeting}. Menit pada waktu itu ikut dihitung.`
        : `Laporan ini mencatat ${meetingsText(meetings)}, sedangkan jadwal coaching ini: ${meeting}. Pastikan ini laporan yang benar sebelum menerapkannya.`}
    </Notice>
  )
}
