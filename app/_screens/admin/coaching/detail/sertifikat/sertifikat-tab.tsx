import { Award } from 'lucide-react'
import { useMemo } from 'react'
import { personColumns } from '@/app/_screens/admin/person-id'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { DoneIcon } from '@/components/table/done-icon'
import { FilterChips } from '@/components/table/filter-chips'
import { useTableQuery } from '@/components/table/use-table-query'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import {
  conditionNames,
  isComplete,
  missingConditions,
} from '@/lib/domain/participation/conditions'
import { formatMoment } from '@/lib/domain/schedule/dates'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { BulkButtons } from './bulk-certificates/bulk-buttons'
import { CertificateCell } from './certificate-cell'

function toldText(at: string) {
  const { zone } = browserTimeZone()
  return formatMoment(at, zone)
}

const done = (
  id: string,
  header: string,
  isDone: (row: CertificateRow) => boolean,
): Column<CertificateRow> => ({
  id,
  header,
  text: (row) => (isDone(row) ? 'Sudah' : 'Belum'),
  cell: (row) => <DoneIcon done={isDone(row)} doneWord="Sudah" notWord="Belum" />,
})

const COLUMNS: Column<CertificateRow>[] = [
  ...personColumns<CertificateRow>(({ userId }) => userId),
  done('pre', 'Pre', ({ finishPreTest }) => finishPreTest),
  done('zoom', 'Zoom', ({ finishZoomMeeting }) => finishZoomMeeting),
  done('post', 'Post', ({ finishPostTest }) => finishPostTest),
]

/** Only where the server tells it. */
const NOTIFIED: Column<CertificateRow> = {
  id: 'notified',
  header: 'Diberi tahu',
  text: ({ notifiedAt }) => (notifiedAt ? toldText(notifiedAt) : 'Belum'),
  sortValue: ({ notifiedAt }) => (notifiedAt ? Date.parse(notifiedAt) : null),
}

/** Complete, and its certificate is not uploaded. */
const lacksCertificate = (row: CertificateRow) => isComplete(row) && !row.fileName

const NOBODY = {
  title: 'Belum ada peserta',
  text: 'Peserta yang disetujui akan tampil di sini.',
}
const NONE_MISSING = { title: 'Semua sertifikat peserta yang lengkap sudah diunggah' }

/** Tab 'Sertifikat': who may have one, its upload and its notification (§2, §4 'Certificate'). */
export function SertifikatTab({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const query = useQuery(api.adminCoaching.certificates, { params })
  const { data } = query
  const table = useTableQuery()
  const { query: address, set } = useHashQuery()
  const isMissing = address.get('sertifikat') === 'belum'
  const complete = data?.filter(isComplete).length
  const isTold = data?.some(({ notifiedAt }) => notifiedAt !== undefined) ?? false
  const columns = useMemo<Column<CertificateRow>[]>(
    () => [
      ...COLUMNS,
      ...(isTold ? [NOTIFIED] : []),
      {
        id: 'certificate',
        header: 'Sertifikat',
        text: (row) =>
          isComplete(row)
            ? `Keterangan: Sudah Lengkap ${row.fileName ?? ''}`
            : `Keterangan: Belum Lengkap Belum: ${conditionNames(missingConditions(row))}`,
        cell: (row) => <CertificateCell coaching={coaching} row={row} />,
      },
    ],
    [coaching, isTold],
  )
  const missing = data?.filter(lacksCertificate).length ?? 0
  return (
    <>
      {(missing > 0 || isMissing) && (
        <FilterChips
          legend="Saring menurut sertifikat"
          options={[{ value: 'belum', label: 'Belum diunggah', count: missing }]}
          total={data?.length}
          selected={isMissing ? 'belum' : null}
          onSelect={(next) => set({ sertifikat: next ?? undefined, page: undefined })}
        />
      )}
      <DataTable
        caption="Sertifikat"
        columns={columns}
        rows={isMissing ? data?.filter(lacksCertificate) : data}
        isFiltered={isMissing}
        getRowId={({ id }) => id}
        {...table}
        query={query}
        numbered
        exportName={`sertifikat-${coaching.coachingCode}`}
        toolbar={data && data.length > 0 && <BulkButtons coaching={coaching} rows={data} />}
        empty={{ icon: <Award />, ...(isMissing ? NONE_MISSING : NOBODY) }}
        heading={
          <p className="font-semibold" role="status">
            {data && (
              <>
                Rekomendasi sertifikat:{' '}
                <span className="angka">
                  {complete} dari {data.length} peserta
                </span>
              </>
            )}
          </p>
        }
      />
    </>
  )
}
