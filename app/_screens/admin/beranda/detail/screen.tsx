import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { BannerForm } from '@/app/_screens/admin/beranda/banner-form'
import { QueryState } from '@/app/_screens/query-state'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { upload } from '@/lib/api/upload'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** §2 beranda/{id}: the stored picture stays unless a new one is chosen. */
export default function AdminBerandaDetailScreen() {
  const { id } = useParams('admin/beranda/detail')
  const query = useQuery(api.beranda.get, { params: { id } })
  return (
    <>
      <AdminHeading />
      <QueryState
        query={query}
        title="Banner tidak dapat dimuat"
        skeleton={<Skeleton className="h-120 w-full" />}
      >
        {(stored) => (
          <BannerForm
            key={id}
            stored={stored}
            reread={() => call(api.beranda.get, { params: { id } })}
            save={(input) => upload(api.beranda.update, { params: { id }, ...input })}
          />
        )}
      </QueryState>
    </>
  )
}
