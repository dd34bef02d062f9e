import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { VideoEntryForm } from '@/app/_screens/admin/video-entry-form'
import { QueryState } from '@/app/_screens/query-state'
import { TextField } from '@/components/form/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'

/** §2 panduan/{id}: 'edit; the id field is read-only'. */
export default function AdminPanduanDetailScreen() {
  const { id } = useParams('admin/panduan/detail')
  const query = useQuery(api.panduan.get, { params: { id } })
  const [update] = useMutation(api.panduan.update)

  return (
    <>
      <AdminHeading />
      <QueryState
        query={query}
        title="Panduan tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(entry) => (
          <VideoEntryForm
            key={id}
            entry={entry}
            page="Panduan"
            reread={() => call(api.panduan.get, { params: { id } })}
            save={(body, { version }) => update({ params: { id }, body }, { version })}
          >
            <TextField name="id" label="ID" readOnly />
          </VideoEntryForm>
        )}
      </QueryState>
    </>
  )
}
