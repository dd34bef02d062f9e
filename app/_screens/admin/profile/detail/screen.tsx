import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VideoEntryForm } from '@/app/_screens/admin/video-entry-form'
import { QueryState } from '@/app/_screens/query-state'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** §2 profile/{id}: 'edit only, no add or delete'. */
export default function AdminProfileDetailScreen() {
  const { id } = useParams('admin/profile/detail')
  const query = useQuery(api.profile.get, { params: { id } })
  const [update] = useMutation(api.profile.update)

  return (
    <>
      <AdminHeading />
      <QueryState
        query={query}
        title="Profil tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(entry) => (
          <VideoEntryForm
            key={id}
            entry={entry}
            page="Profile"
            reread={() => call(api.profile.get, { params: { id } })}
            save={(body, { version }) => update({ params: { id }, body }, { version })}
          />
        )}
      </QueryState>
    </>
  )
}
