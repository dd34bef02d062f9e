import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { OfficeForm } from '@/app/_screens/admin/kantor/office-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'

/** Who runs the portal: what everybody reads of it, and who signs its messages (rule 28). */
export default function AdminOfficeScreen() {
  const query = useQuery(api.office.get)
  return (
    <>
      <AdminHeading text="Nama dan kontak kantor tampil di kaki setiap halaman. Penanda tangan tampil di akhir setiap pesan." />
      <SectionTabs />
      <QueryState
        query={query}
        title="Data kantor tidak dapat dimuat"
        skeleton={<Skeleton className="h-128 w-full max-w-prosa rounded-lg" />}
      >
        {(office) => <OfficeForm office={office} />}
      </QueryState>
    </>
  )
}
