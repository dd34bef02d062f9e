import { Award } from 'lucide-react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { usePersonExport } from '@/app/_screens/admin/use-person-export'
import { DataTable } from '@/components/table/data-table'
import { useTableQuery } from '@/components/table/use-table-query'
import { Notice } from '@/components/ui/notice'
import { SelectBox } from '@/components/ui/select-box'
import { useQuery } from '@/lib/api/use-query'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import { formatNumber } from '@/lib/domain/text/numbers'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { REGISTER_MOST } from '@/lib/validation/certificate-register'
import { COLUMNS } from './columns'
import { RegisterActions } from './register-actions'

/** Before it the portal made none. */
const FIRST_YEAR = 2026

/** From this year of the office back to the first one. */
function yearOptions() {
  const newest = Number(formatDate(new Date(serverNow()), WIB.zone).slice(-4))
  const count = Math.max(newest - FIRST_YEAR, 0) + 1
  const years = Array.from({ length: count }, (_, back) => String(newest - back))
  return [
    { value: '', label: 'Semua tahun' },
    ...years.map((year) => ({ value: year, label: year })),
  ]
}

/** The newest of a year or of all; where there may be more, the server searches in them. */
function useRegister(year: string, part: string) {
  const inYear: Record<string, string> = year ? { year } : {}
  const newest = useQuery(api.certificateRegister.list, { query: inYear })
  const mayBeMore = newest.data?.length === REGISTER_MOST
  const isSearched = mayBeMore && part !== ''
  const found = useQuery(
    api.certificateRegister.list,
    { query: { ...inYear, q: part } },
    { enabled: isSearched, quiet: true },
  )
  return { query: isSearched ? found : newest, mayBeMore }
}

/** Every version of every certificate that the portal made: what the office vouches for. */
export default function AdminRegisterScreen() {
  const table = useTableQuery()
  const beforeExport = usePersonExport()
  const { query: address, set } = useHashQuery()
  const years = yearOptions()
  // one that cannot be chosen means all (decision 20)
  const year = years.find(({ value }) => value === address.get('tahun'))?.value ?? ''
  const { query, mayBeMore } = useRegister(year, table.state.query.trim())
  return (
    <>
      <AdminHeading text="Semua sertifikat yang dibuat portal, setiap versinya, termasuk yang diganti dan dicabut." />
      {mayBeMore && (
        <Notice>
          Tanpa pencarian, yang tampil adalah {formatNumber(REGISTER_MOST)} sertifikat
          terbaru. Yang lebih lama, bila ada, dapat dicari menurut nama, topik, nomor, kode,
          dan alasan, serta lewat pilihan tahun.
        </Notice>
      )}
      <DataTable
        caption="Register sertifikat"
        exportName="register-sertifikat"
        beforeExport={beforeExport}
        columns={COLUMNS}
        rows={query.data}
        getRowId={({ id }) => id}
        query={query}
        isFiltered={year !== ''}
        toolbar={
          <SelectBox
            label="Tahun terbit"
            isLabelHidden
            value={year}
            options={years}
            onChange={(next) => set({ tahun: next, page: undefined })}
          />
        }
        empty={{
          icon: <Award />,
          title: year ? `Belum ada sertifikat tahun ${year}` : 'Belum ada sertifikat',
          text: 'Sertifikat yang diterbitkan pada tab Sertifikat sebuah coaching tercatat di sini.',
        }}
        rowActions={(row) => <RegisterActions row={row} />}
      />
    </>
  )
}
