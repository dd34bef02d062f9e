import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { ReminderButton } from '@/app/_screens/admin/coaching/detail/reminder/reminder-button'
import { useNotYet } from '@/app/_screens/admin/coaching/detail/reminder/use-not-yet'
import { NOBODY, personColumns } from '@/app/_screens/admin/person-id'
import { PrintButton } from '@/app/_screens/admin/print-button'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'
import { AttendanceBox } from './attendance-box'
import { ReportDrop } from './attendance-report/report-drop'
import { MeetingBackground } from './meeting-background'
import { MeetingLink } from './meeting-link'
import { PrintedAttendance } from './printed-attendance'

const PERSON = personColumns<AttendanceRow>(({ id }) => id)

/** As high as link, background and report are. */
function CardsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Skeleton className="h-53 w-full md:h-80" />
      <Skeleton className="h-78 w-full md:h-80" />
      <Skeleton className="h-63 w-full md:col-span-2 md:h-42" />
    </div>
  )
}

/** Tab 'Zoom Meeting': link, virtual background and attendance (§2). */
export function ZoomTab({ coaching }: { coaching: AdminCoaching }) {
  const { id } = coaching
  const query = useQuery(api.adminCoaching.zoomMeeting, { params: { id } })
  const { data } = query
  const beforeExport = usePersonExport()
  const attended = data?.users.filter(({ status }) => status).length
  const { notYet, reminded } = useNotYet<AttendanceRow>(id, 'zoom-meeting')
  const columns = useMemo<Column<AttendanceRow>[]>(
    () => [
      ...PERSON,
      {
        id: 'status',
        header: 'Hadir',
        brief: 'bare',
        text: ({ status }) => (status ? 'Hadir' : 'Belum hadir'),
        cell: (row) => <AttendanceBox coachingId={id} row={row} />,
      },
      ...reminded,
    ],
    [id, reminded],
  )
  return (
    <div className="space-y-6">
      {data ? (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <MeetingLink coachingId={id} meeting={data} />
          <MeetingBackground coachingId={id} meeting={data} />
          <div className="md:col-span-2">
            <ReportDrop coaching={coaching} rows={data.users} />
          </div>
        </div>
      ) : (
        !query.error && <CardsSkeleton />
      )}
      <DataTable
        caption="Kehadiran"
        columns={columns}
        rows={data?.users}
        getRowId={(row) => row.id}
        query={query}
        numbered
        exportName={`kehadiran-${coaching.coachingCode}`}
        beforeExport={beforeExport}
        toolbar={
          <>
            <ReminderButton coaching={coaching} step="zoom-meeting" query={notYet} />
            {data && data.users.length > 0 && (
              <PrintButton
                label="Cetak daftar hadir"
                variant="secondary"
                paper={<PrintedAttendance coaching={coaching} rows={data.users} />}
              />
            )}
          </>
        }
        empty={{ icon: <Users />, ...NOBODY }}
        heading={
          <p className="angka font-semibold" role="status">
            {data && `${attended} dari ${data.users.length} orang hadir`}
          </p>
        }
      />
    </div>
  )
}
