import { CategoryForm } from '@/app/_screens/admin/category/category-form'
import { FaqTabs } from '@/app/_screens/admin/faq-tabs'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'

const EMPTY = { name: '' }

/** §2 category/add. */
export default function AdminCategoryAddScreen() {
  const [create] = useMutation(api.category.create)
  return (
    <>
      <PageHeading kicker="DATA FAQ">Tambah Kategori</PageHeading>
      <FaqTabs />
      <CategoryForm
        id={null}
        initialValues={EMPTY}
        save={(body) => create({ body })}
        doneText={SAVED}
      />
    </>
  )
}
