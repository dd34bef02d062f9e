import { Award, Files, Send } from 'lucide-react'
import { useMemo } from 'react'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { DoneIcon } from '@/components/table/done-icon'
import { useTableQuery } from '@/components/table/use-table-query'
import { Button } from '@/components/ui/button'
import { useQuery } from '@/lib/api/use-query'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import {
  conditionNames,
  isComplete,
  missingConditions,
} from '@/lib/domain/participation/conditions'
import { formatDate, formatTime } from '@/lib/domain/schedule/dates'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useBulkCertificates } from './bulk-certificates/use-bulk-certificates'
import { CertificateCell } from './certificate-cell'

function toldText(at: string) {
  const { zone } = browserTimeZone()
  return `${formatDate(at, zone)} ${formatTime(at, zone)}`
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
  { id: 'id', header: 'ID', text: ({ userId }) => userId.slice(0, 8) },
  { id: 'name', header: 'Nama', text: ({ name }) => name, primary: true },
  { id: 'instansi', header: 'Instansi', text: ({ namaInstansi }) => namaInstansi },
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

/** What can be done for all complete participants at once. */
function BulkButtons({
  coaching,
  rows,
}: {
  coaching: AdminCoaching
  rows: readonly CertificateRow[]
}) {
  const bulk = useBulkCertificates(coaching)
  const complete = rows.filter(isComplete)
  const ready = complete.filter(({ fileName }) => fileName)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Files />}
        disabledReason={complete.length === 0 && 'Belum ada peserta yang lengkap'}
        onClick={() => void bulk.uploadMany(rows)}
      >
        Unggah banyak sertifikat
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Send />}
        disabledReason={ready.length === 0 && 'Belum ada sertifikat yang terunggah'}
        onClick={() => void bulk.notifyAll(ready)}
      >
        Kirim semua notifikasi
      </Button>
    </>
  )
}

/** Tab 'Sertifikat': who may have one, its upload and its notification (§2, §4 'Certificate'). */
export function SertifikatTab({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const query = useQuery(api.adminCoaching.certificates, { params })
  const { data } = query
  const table = useTableQuery()
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
  return (
    <DataTable
      caption="Sertifikat"
      columns={columns}
      rows={data}
      getRowId={({ id }) => id}
      {...table}
      query={query}
      numbered
      toolbar={data && data.length > 0 && <BulkButtons coaching={coaching} rows={data} />}
      empty={{
        icon: <Award />,
        title: 'Belum ada peserta',
        text: 'Peserta yang disetujui akan tampil di sini.',
      }}
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
  )
}
