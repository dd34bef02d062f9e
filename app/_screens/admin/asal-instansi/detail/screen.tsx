import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { INSTITUTION } from '@/app/_screens/admin/asal-instansi/institution-kind'
import { NameForm } from '@/app/_screens/admin/name-form'
import { QueryState } from '@/app/_screens/query-state'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** The name of an institution. */
export default function AdminInstitutionDetailScreen() {
  const { id } = useParams('admin/asal-instansi/detail')
  const query = useQuery(api.asalInstansi.get, { params: { id } })
  const [update] = useMutation(api.asalInstansi.update, {
    alsoRefresh: ['user'],
  })
  return (
    <>
      <AdminHeading />
      <QueryState query={query} title="Instansi tidak dapat dimuat">
        {(stored) => (
          <NameForm
            kind={INSTITUTION}
            key={id}
            stored={stored}
            save={(body, { version }) =>
              update({ params: { id }, body: { id, ...body } }, { version })
            }
          />
        )}
      </QueryState>
    </>
  )
}
