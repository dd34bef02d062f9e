import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { CategoryForm } from '@/app/_screens/admin/category/category-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'

const EMPTY = { name: '' }

/** §2 category/add. */
export default function AdminCategoryAddScreen() {
  const [create] = useMutation(api.category.create)
  return (
    <>
      <AdminHeading />
      <SectionTabs />
      <CategoryForm
        id={null}
        initialValues={EMPTY}
        save={(body) => create({ body })}
        doneText={SAVED}
      />
    </>
  )
}
