import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { CATEGORY } from '@/app/_screens/admin/category/category-kind'
import { NameForm } from '@/app/_screens/admin/name-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'

/** §2 category/add. */
export default function AdminCategoryAddScreen() {
  const [create] = useMutation(api.category.create)
  return (
    <>
      <AdminHeading />
      <SectionTabs />
      <NameForm kind={CATEGORY} stored={null} save={(body) => create({ body })} />
    </>
  )
}
