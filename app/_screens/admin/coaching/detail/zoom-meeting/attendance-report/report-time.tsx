import { useMemo } from 'react'
import { Notice } from '@/components/ui/notice'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { scheduleText } from '@/lib/domain/schedule/schedule-text'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { daysText, isOfMeeting, reportDays } from './report-days'

type ReportTimeProps = { coaching: AdminCoaching; text: string }

/** Of which day a report is, unless that is the coaching's meeting: reports of other meetings look alike. */
export function ReportTime({ coaching, text }: ReportTimeProps) {
  const days = useMemo(() => reportDays(text), [text])
  const timeZone = browserTimeZone()
  const isOf = isOfMeeting(days, coaching, timeZone.zone)
  if (days.length === 0 || isOf) return null
  const { tanggalMeeting, jamMulai, jamSelesai } = coaching
  const meeting = scheduleText({ tanggalMeeting, jamMulai, jamSelesai, timeZone })
  return (
    <Notice tone={isOf === false ? 'warning' : 'info'}>
      Laporan ini mencatat {daysText(days)}, sedangkan jadwal coaching ini: {meeting}.
      Pastikan ini laporan yang benar sebelum menerapkannya.
    </Notice>
  )
}
