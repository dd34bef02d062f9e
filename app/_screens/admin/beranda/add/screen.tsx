import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { BannerForm } from '@/app/_screens/admin/beranda/banner-form'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import { newBannerFormSchema } from '@/lib/validation/content'

const EMPTY = { image: null, caption: '' }

/** §2 beranda/add. */
export default function AdminBerandaAddScreen() {
  return (
    <>
      <AdminHeading />
      <BannerForm
        id={null}
        initialValues={EMPTY}
        schema={newBannerFormSchema}
        imageHint="Format JPG, JPEG, atau PNG. Gambar mendatar tampil paling baik."
        save={(input) => upload(api.beranda.create, input)}
      />
    </>
  )
}
