import { Award } from 'lucide-react'
import { useMemo } from 'react'
import { NOBODY } from '@/app/_screens/admin/person-id'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { FilterChips, FilterChipsSkeleton } from '@/components/table/filter-chips'
import { Skeleton } from '@/components/ui/skeleton'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import {
  conditionNames,
  isComplete,
  missingConditions,
} from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { BulkButtons } from './bulk-certificates/bulk-buttons'
import { CertificateCell } from './certificate-cell'
import { COLUMNS, NOTIFIED } from './certificate-columns'
import { lacksCertificate } from './lacks-certificate'
import { MakingSection } from './making/making-section'

/** What the portal says of what it has made for a row. */
const issuedText = ({ issued }: CertificateRow) =>
  issued ? ` ${issued.state === 'withdrawn' ? 'Dicabut ' : ''}Nomor ${issued.number}` : ''

const stateText = (row: CertificateRow) =>
  isComplete(row)
    ? 'Keterangan: Sudah Lengkap'
    : `Keterangan: Belum Lengkap Belum: ${conditionNames(missingConditions(row))}`

const NOT_UPLOADED = 'Belum diunggah'

const NONE_MISSING = { title: 'Semua sertifikat peserta yang lengkap sudah diunggah' }

/** Tab 'Sertifikat': who may have one, its upload and its notification (§2, §4 'Certificate'). */
export function SertifikatTab({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const canMake = useFeature('certificate-making')
  const query = useQuery(api.adminCoaching.certificates, { params })
  const { data, isLoading } = query
  const beforeExport = usePersonExport()
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
        text: (row) => `${stateText(row)} ${row.fileName ?? ''}${issuedText(row)}`.trim(),
        cell: (row) => <CertificateCell coaching={coaching} row={row} />,
      },
    ],
    [coaching, isTold],
  )
  const missing = data?.filter(lacksCertificate).length ?? 0
  return (
    <>
      {canMake && <MakingSection coaching={coaching} />}
      {isLoading && <FilterChipsSkeleton labels={['Semua', NOT_UPLOADED]} />}
      {data && data.length > 0 && (
        <FilterChips
          legend="Saring menurut sertifikat"
          options={[{ value: 'belum', label: NOT_UPLOADED, count: missing }]}
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
        query={query}
        numbered
        exportName={`sertifikat-${coaching.coachingCode}`}
        beforeExport={beforeExport}
        toolbar={
          isLoading ? (
            <Skeleton className="h-24 w-55 md:h-ctl-sm md:w-105" />
          ) : (
            data && data.length > 0 && <BulkButtons coaching={coaching} rows={data} />
          )
        }
        empty={{ icon: <Award />, ...(isMissing ? NONE_MISSING : NOBODY) }}
        heading={
          <div className="angka font-semibold" role="status">
            {isLoading && <Skeleton className="h-15 w-70 max-w-full md:h-7.5 md:w-90" />}
            {data && `Rekomendasi sertifikat: ${complete} dari ${data.length} peserta`}
          </div>
        }
      />
    </>
  )
}
