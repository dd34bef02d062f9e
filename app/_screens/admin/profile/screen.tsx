import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VIDEO_ENTRY_COLUMNS } from '@/app/_screens/admin/video-entry-columns'
import { VideoEntryList } from '@/app/_screens/admin/video-entry-list'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { href } from '@/lib/router/href'

/** §2 profile: the video and description of the Profile page. */
export default function AdminProfileScreen() {
  const query = useQuery(api.profile.list)
  return (
    <>
      <AdminHeading text="Video dan deskripsi di halaman Profile. Hanya entri pertama yang tampil." />
      <VideoEntryList
        query={query}
        kind="profil"
        columns={VIDEO_ENTRY_COLUMNS}
        editHref={({ id }) => href('admin/profile/detail', { id })}
      />
    </>
  )
}
