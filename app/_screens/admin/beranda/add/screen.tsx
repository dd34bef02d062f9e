import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { BannerForm } from '@/app/_screens/admin/beranda/banner-form'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'

/** §2 beranda/add. */
export default function AdminBerandaAddScreen() {
  return (
    <>
      <AdminHeading />
      <BannerForm stored={null} save={(input) => upload(api.beranda.create, input)} />
    </>
  )
}
