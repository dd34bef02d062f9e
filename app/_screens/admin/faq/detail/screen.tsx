import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { FaqForm, faqValues } from '@/app/_screens/admin/faq/faq-form'
import { SectionTabs } from '@/app/_screens/admin/section-tabs'
import { QueryState } from '@/app/_screens/query-state'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** §2 faq/{id}. */
export default function AdminFaqDetailScreen() {
  const { id } = useParams('admin/faq/detail')
  const query = useQuery(api.faq.get, { params: { id } })
  const [update] = useMutation(api.faq.update)
  return (
    <>
      <AdminHeading />
      <SectionTabs />
      <QueryState
        query={query}
        title="FAQ tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(faq) => (
          <FaqForm
            key={id}
            id={id}
            initialValues={faqValues(faq)}
            stored={faq.category}
            reread={() => call(api.faq.get, { params: { id } })}
            save={(body, { version }) =>
              update({ params: { id }, body: { id, ...body } }, { version })
            }
          />
        )}
      </QueryState>
    </>
  )
}
