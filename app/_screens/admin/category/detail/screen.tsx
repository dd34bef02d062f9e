import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { CATEGORY } from '@/app/_screens/admin/category/category-kind'
import { NameForm } from '@/app/_screens/admin/name-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** §2 category/{id}. */
export default function AdminCategoryDetailScreen() {
  const { id } = useParams('admin/category/detail')
  const query = useQuery(api.category.get, { params: { id } })
  const [update] = useMutation(api.category.update)
  return (
    <>
      <AdminHeading />
      <SectionTabs />
      <QueryState query={query} title="Kategori tidak dapat dimuat">
        {(stored) => (
          <NameForm
            kind={CATEGORY}
            key={id}
            stored={stored}
            reread={() => call(api.category.get, { params: { id } })}
            save={(body, { version }) =>
              update({ params: { id }, body: { id, ...body } }, { version })
            }
          />
        )}
      </QueryState>
    </>
  )
}
