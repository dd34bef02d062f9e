import { Suspense } from 'react'
import { QueryState } from '@/app/_screens/query-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { AvailableList } from './available-list'
import { TakenList } from './taken-list'

const PrivacyNotice = lazyPart(
  async () => (await import('@/app/_screens/own-data/privacy-notice')).PrivacyNotice,
)

const TAKEN = 'ikuti'
const AVAILABLE = 'tersedia'

function CardSkeletons() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  )
}

/** §2 'Daftar Coaching': what the participant takes and proposed, and what can be proposed. */
export default function CoachingUserScreen() {
  const { query, set } = useHashQuery()
  const canTell = useFeature('privacy')
  const taken = useQuery(api.coaching.taken)
  const available = useQuery(api.coaching.upcomingUser)
  const selected = query.get('tab') === AVAILABLE ? AVAILABLE : TAKEN
  const shown = selected === TAKEN ? taken : available
  const open = (tab: string) => set({ tab: tab === TAKEN ? undefined : tab })

  const items = [
    {
      key: TAKEN,
      label: 'Yang anda ikuti',
      count: taken.data?.length,
      content: (
        <QueryState
          query={taken}
          skeleton={<CardSkeletons />}
          title="Daftar coaching Anda tidak dapat dimuat"
        >
          {(coachings) => (
            <TakenList coachings={coachings} onFindMore={() => open(AVAILABLE)} />
          )}
        </QueryState>
      ),
    },
    {
      key: AVAILABLE,
      label: 'Yang tersedia',
      count: available.data?.length,
      content: (
        <QueryState
          query={available}
          skeleton={<CardSkeletons />}
          title="Daftar coaching tidak dapat dimuat"
        >
          {(coachings) => <AvailableList coachings={coachings} />}
        </QueryState>
      ),
    },
  ]
  return (
    <>
      <PageHeading>Daftar Coaching</PageHeading>
      <Tabs label="Daftar Coaching" items={items} selected={selected} onChange={open} />
      {/* not before the list, which would push it down */}
      <Suspense>{canTell && shown.data && <PrivacyNotice />}</Suspense>
    </>
  )
}
