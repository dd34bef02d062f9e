import { serverNow } from '@/lib/browser/server-clock'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { MINISTRY } from '@/lib/copy'
import { formatDate } from '@/lib/domain/schedule/dates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'

/** What stands above a sheet of paper about a coaching. */
export function PrintedHead({
  title,
  coaching,
}: {
  title: string
  coaching: AdminCoaching
}) {
  const { zone } = browserTimeZone()
  const { tanggalMeeting, coachingCode, topic } = coaching
  const meeting = tanggalMeeting && `meeting ${formatDate(tanggalMeeting, zone)}`
  const printed = `dicetak ${formatDate(new Date(serverNow()), zone)}`
  return (
    <>
      <p className="text-ink-2">
        {MINISTRY} · {APP_NAME}
      </p>
      <h2 className="font-bold text-xl">
        {title}: {topic}
      </h2>
      <p className="mb-4">{[coachingCode, meeting, printed].filter(Boolean).join(' · ')}</p>
    </>
  )
}
