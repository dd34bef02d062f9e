import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VIDEO_ENTRY_COLUMNS } from '@/app/_screens/admin/video-entry-columns'
import { VideoEntryList } from '@/app/_screens/admin/video-entry-list'

/** §2 profile: the video and description of the Profile page. */
export default function AdminProfileScreen() {
  return (
    <>
      <AdminHeading text="Video dan deskripsi di halaman Profile. Hanya entri pertama yang tampil." />
      <VideoEntryList of="profile" kind="profil" columns={VIDEO_ENTRY_COLUMNS} />
    </>
  )
}
