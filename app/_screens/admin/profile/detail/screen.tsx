import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VideoEntryForm } from '@/app/_screens/admin/video-entry-form'
import { useParams } from '@/lib/router/use-route'

/** §2 profile/{id}: 'edit only, no add or delete'. */
export default function AdminProfileDetailScreen() {
  const { id } = useParams('admin/profile/detail')
  return (
    <>
      <AdminHeading />
      <VideoEntryForm id={id} of="profile" />
    </>
  )
}
