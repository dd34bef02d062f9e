import { Users } from 'lucide-react'
import { WayOn } from '@/app/_screens/proses-coaching/step-action'
import { QueryState } from '@/app/_screens/query-state'
import { CoachCard } from '@/components/coaching/coach-card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Coach } from '@/lib/entities/coaching'
import { useParams } from '@/lib/router/use-route'

function People({ people }: { people: readonly Coach[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {people.map((person) => (
        <li key={person.id} className="grid">
          <CoachCard coach={person} />
        </li>
      ))}
    </ul>
  )
}

const SKELETON = (
  <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-32 w-full" />
  </div>
)

/** §2 'coach (review of coach and moderator list)'. */
export default function ProsesCoachingCoachScreen() {
  const { id } = useParams('proses-coaching/coach')
  const coaching = useQuery(api.coaching.get, { params: { id } })
  return (
    <>
      <PageHeading>Coach</PageHeading>
      <QueryState
        query={coaching}
        skeleton={SKELETON}
        title="Daftar coach tidak dapat dimuat"
      >
        {({ coaches, moderator }) =>
          coaches.length === 0 && !moderator ? (
            <EmptyState
              icon={<Users />}
              title="Coach belum ditentukan"
              text="Nama coach dan moderator muncul di sini setelah diisi oleh admin."
            />
          ) : (
            <div className="space-y-8">
              {coaches.length > 0 && (
                <section>
                  <h2 className="mb-3 font-bold text-lg">Para coach</h2>
                  <People people={coaches} />
                </section>
              )}
              {moderator && (
                <section>
                  <h2 className="mb-3 font-bold text-lg">Moderator</h2>
                  <People people={[moderator]} />
                </section>
              )}
            </div>
          )
        }
      </QueryState>
      <WayOn id={id} page="coach" />
    </>
  )
}
