import { CategoryForm } from '@/app/_screens/admin/category/category-form'
import { FaqTabs } from '@/app/_screens/admin/faq-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import { useParams } from '@/lib/router/use-route'

/** §2 category/{id}. */
export default function AdminCategoryDetailScreen() {
  const { id } = useParams('admin/category/detail')
  const query = useQuery(api.category.get, { params: { id } })
  const [update] = useMutation(api.category.update)
  return (
    <>
      <PageHeading kicker="DATA FAQ">Ubah Kategori</PageHeading>
      <FaqTabs />
      <QueryState query={query} title="Kategori tidak dapat dimuat">
        {({ name }) => (
          <CategoryForm
            key={id}
            id={id}
            initialValues={{ name }}
            save={(body) => update({ params: { id }, body: { id, ...body } })}
            doneText={CHANGED}
          />
        )}
      </QueryState>
    </>
  )
}
