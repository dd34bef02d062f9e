import { CalendarPlus, Copy } from 'lucide-react'
import { useMemo } from 'react'
import { AddLink } from '@/app/_screens/admin/add-link'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { useAttention } from '@/app/_screens/admin/attention/use-attention'
import {
  coachingsWith,
  WORK,
  WORKS,
  type Work,
  workHref,
  workOf,
} from '@/app/_screens/admin/attention/work'
import { coachingColumns } from '@/app/_screens/admin/coaching/coaching-columns'
import { copyCoaching } from '@/app/_screens/admin/coaching/copy/copy-coaching'
import { deleteCoaching } from '@/app/_screens/admin/coaching/delete-coaching'
import { StatusFilter, statusOf } from '@/app/_screens/admin/coaching/status-filter'
import { withStatus } from '@/app/_screens/admin/coaching/with-status'
import { WorkFilter } from '@/app/_screens/admin/coaching/work-filter'
import { DataTable } from '@/components/table/data-table'
import { FilterChipsSkeleton } from '@/components/table/filter-chips'
import { RowActions } from '@/components/table/row-actions'
import { buttonClass } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { MINUTE_MS } from '@/lib/domain/schedule/spans'
import type { AdminCoaching, CoachingStatus } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'
import { useHashQuery } from '@/lib/router/use-hash-query'

const WORK_LABELS = WORKS.map((work) => WORK[work].label)

/** Without a filter. */
const ALL = { status: undefined, perlu: undefined, page: undefined }

const emptyText = (status: CoachingStatus | null, work: Work | null) => {
  const ofStatus = `Tidak ada coaching${status ? ` berstatus ${status}` : ''}`
  if (work) return { title: `${ofStatus} yang perlu tindakan ini` }
  return status
    ? { title: ofStatus }
    : {
        title: 'Belum ada coaching',
        text: 'Buat coaching pertama dengan tombol Baru.',
      }
}

/** Leads to the work that the list is narrowed to, where it is. */
function ReviewLink({ coaching, work }: { coaching: AdminCoaching; work: Work | null }) {
  const { id } = coaching
  return (
    <a
      href={work ? workHref(work, id) : href('admin/coaching/detail', { id })}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      Tinjau
      <span className="sr-only"> {coaching.coachingCode}</span>
    </a>
  )
}

function useDeletion() {
  const [remove] = useMutation(api.adminCoaching.remove, { errors: 'ignore' })
  const [notify] = useMutation(api.notification.updateCoaching, {
    errors: 'ignore',
    whenOutdated: ['coaching'],
  })
  return (coaching: AdminCoaching) =>
    deleteCoaching(coaching, {
      notify,
      remove: (options, query) => remove({ params: { id: coaching.id }, query }, options),
    })
}

/** §2 Admin: every coaching with its status. */
export default function AdminCoachingScreen() {
  const coachings = useQuery(api.adminCoaching.list)
  const { data } = coachings
  const { query, set } = useHashQuery()
  const remove = useDeletion()
  const now = useNow(MINUTE_MS)
  const rows = useMemo(
    () => data?.map((coaching) => withStatus(coaching, now)),
    [data, now],
  )
  const status = statusOf(query.get('status'))
  const asked = useAttention()
  const attention = asked.data
  const wanted = workOf(query.get('perlu'))
  const work = attention ? wanted : null
  const columns = useMemo(() => coachingColumns(attention, work), [attention, work])
  const waiting = work && new Set(coachingsWith(work, attention ?? []).map(({ id }) => id))
  const found = rows?.filter(({ id }) => !waiting || waiting.has(id))
  const isOfStatus = (row: AdminCoaching) => status === null || row.status === status
  const counted = new Set(rows?.filter(isOfStatus).map(({ id }) => id))
  const shown = found?.filter(isOfStatus)

  return (
    <>
      <AdminHeading
        text="Buat, tinjau, dan tayangkan jadwal coaching."
        actions={<AddLink href={href('admin/coaching/add')} />}
      />
      {(rows || !coachings.error) && (
        <StatusFilter
          statuses={found?.map((row) => row.status)}
          total={rows?.length}
          selected={status}
          onAll={work ? () => set(ALL) : undefined}
          onSelect={(next) => set({ status: next ?? undefined, page: undefined })}
        />
      )}
      {asked.isLoading ? (
        <FilterChipsSkeleton labels={WORK_LABELS} />
      ) : (
        <WorkFilter
          attention={asked}
          isCounted={({ id }) => !rows || counted.has(id)}
          selected={wanted}
          onSelect={(next) => set({ perlu: next ?? undefined, page: undefined })}
        />
      )}
      <DataTable
        caption="Data coaching"
        exportName="coaching"
        columns={columns}
        rows={shown}
        isFiltered={status !== null || work !== null}
        getRowId={({ id }) => id}
        query={coachings}
        empty={{ icon: <CalendarPlus />, ...emptyText(status, work) }}
        rowActions={(coaching) => (
          <RowActions
            name={`coaching: ${coaching.coachingCode}`}
            onDelete={coaching.canCancel ? () => void remove(coaching) : undefined}
          >
            <IconButton
              label={`Salin coaching: ${coaching.coachingCode}`}
              icon={<Copy />}
              onClick={() => void copyCoaching(coaching)}
            />
            <ReviewLink {...{ coaching, work }} />
          </RowActions>
        )}
      />
    </>
  )
}
