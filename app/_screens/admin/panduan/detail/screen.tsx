import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VideoEntryForm } from '@/app/_screens/admin/video-entry-form'
import { TextField } from '@/components/form/text-field'
import { useParams } from '@/lib/router/use-route'

/** §2 panduan/{id}: 'edit; the id field is read-only'. */
export default function AdminPanduanDetailScreen() {
  const { id } = useParams('admin/panduan/detail')
  return (
    <>
      <AdminHeading />
      <VideoEntryForm id={id} of="panduan">
        <TextField name="id" label="ID" readOnly />
      </VideoEntryForm>
    </>
  )
}
