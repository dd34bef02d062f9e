import { useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { call } from '@/lib/api/call'
import { showFailure } from '@/lib/api/show-failure'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AttendanceRow } from '@/lib/entities/meeting'
import { ATTENDED } from './attendance-report/set-attendance'

/**
 * A participant's attendance. The call says what it is to be, since another admin may have marked it meanwhile; a server of
 * chapter 7 alone toggles, so the box is locked while it runs, then shows what the server says, and a call that failed is
 * never sent again by itself (decision 61).
 */
export function AttendanceBox({
  coachingId,
  row,
}: {
  coachingId: string
  row: AttendanceRow
}) {
  const [isRunning, setRunning] = useState(false)
  const refresh = useRefresh()

  async function toggle() {
    if (isRunning) return
    setRunning(true)
    const body = { userId: row.id, status: !row.status }
    try {
      await call(
        api.adminMeeting.toggleAttendance,
        { params: { id: coachingId }, body },
        { quiet: true },
      )
    } catch (error) {
      showFailure(error)
    } finally {
      await refresh(ATTENDED)
      setRunning(false)
    }
  }

  return (
    <label className="inline-flex min-h-ctl items-center gap-2">
      <input
        type="checkbox"
        className="size-6 accent-brand-fill aria-disabled:opacity-50"
        checked={row.status}
        // `disabled` would drop the keyboard's focus in the middle of the list
        aria-disabled={isRunning || undefined}
        onChange={toggle}
        aria-label={`Kehadiran ${row.name}`}
      />
      <span aria-hidden="true" className="whitespace-nowrap">
        {row.status ? 'Hadir' : 'Belum hadir'}
      </span>
      {isRunning && <Spinner />}
    </label>
  )
}
