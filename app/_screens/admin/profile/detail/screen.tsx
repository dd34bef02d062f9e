import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { VideoEntryForm } from '@/app/_screens/admin/video-entry-form'
import { QueryState } from '@/app/_screens/query-state'
import type { Opened } from '@/components/form/parts/send-edit'
import { Skeleton } from '@/components/ui/skeleton'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import { toast } from '@/lib/feedback/toast'
import { goBack } from '@/lib/router/navigate'
import { useParams } from '@/lib/router/use-route'
import type { VideoEntryBody } from '@/lib/validation/content'

/** §2 profile/{id}: 'edit only, no add or delete'. */
export default function AdminProfileDetailScreen() {
  const { id } = useParams('admin/profile/detail')
  const query = useQuery(api.profile.get, { params: { id } })
  const [update] = useMutation(api.profile.update)

  async function save(body: VideoEntryBody, { version }: Opened<VideoEntryBody>) {
    await update({ params: { id }, body }, { version })
    toast.success(CHANGED)
    goBack('admin/profile')
  }

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
            save={save}
            onCancel={() => void leaveScreen('admin/profile')}
          />
        )}
      </QueryState>
    </>
  )
}
