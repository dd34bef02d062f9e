import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VIDEO_ENTRY_COLUMNS } from '@/app/_screens/admin/video-entry-columns'
import { VideoEntryList } from '@/app/_screens/admin/video-entry-list'
import type { Column } from '@/components/table/column'
import type { VideoEntry } from '@/lib/entities/content'

/** §2 panduan: 'ID, action, embed video link, description'. */
const COLUMNS: Column<VideoEntry>[] = [
  {
    id: 'id',
    header: 'ID',
    text: ({ id }) => id,
    cell: ({ id }) => (
      <span className="wrap-anywhere text-ink-2 text-sm md:block md:w-24 xl:w-40">
        {id}
      </span>
    ),
  },
  ...VIDEO_ENTRY_COLUMNS,
]

/** §2 panduan: the video and description of the Panduan page. */
export default function AdminPanduanScreen() {
  return (
    <>
      <AdminHeading text="Video dan deskripsi di halaman Panduan. Hanya entri pertama yang tampil." />
      <VideoEntryList of="panduan" kind="panduan" columns={COLUMNS} />
    </>
  )
}
