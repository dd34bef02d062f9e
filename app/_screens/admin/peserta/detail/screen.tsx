import { ArrowLeft, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { PasswordLinkButton } from '@/app/_screens/admin/password-link-button'
import { deleteParticipant } from '@/app/_screens/admin/peserta/delete-participant'
import {
  AccountFacts,
  Biodata,
} from '@/app/_screens/admin/peserta/detail/participant-facts'
import { ParticipantHeader } from '@/app/_screens/admin/peserta/detail/participant-header'
import { QueryState } from '@/app/_screens/query-state'
import { TABLE_RESET } from '@/components/table/table-reset'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { type CallOptions, call } from '@/lib/api/call'
import { isContested, isGone } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import { CHANGED_SINCE, GONE } from '@/lib/copy'
import type { Participant } from '@/lib/entities/user'
import { showError } from '@/lib/feedback/error-banner'
import { fromHere, replaceWith } from '@/lib/router/navigate'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useParams } from '@/lib/router/use-route'

// Most visits look up who somebody is and never open this table.
const TakenCoachings = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/peserta/detail/taken-coachings')).TakenCoachings,
)

const FIRST_TAB = 'biodata'

function ParticipantTabs({ participant }: { participant: Participant }) {
  const { query, set } = useHashQuery()
  return (
    <Tabs
      label="Data peserta"
      selected={query.get('tab') ?? FIRST_TAB}
      onChange={(key) => set({ tab: key === FIRST_TAB ? undefined : key, ...TABLE_RESET })}
      manual
      items={[
        {
          key: FIRST_TAB,
          label: 'Biodata',
          content: <Biodata participant={participant} />,
        },
        {
          key: 'akun',
          label: 'ID Akun',
          content: <AccountFacts participant={participant} />,
        },
        {
          key: 'coaching',
          label: 'Coaching yang diikuti',
          content: (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
              <TakenCoachings id={participant.id} of={participant.username} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

/** §2 peserta/{id}: read-only (decision 75). */
export default function AdminPesertaDetailScreen() {
  const { id } = useParams('admin/peserta/detail')
  const query = useQuery(api.user.get, { params: { id } })
  const [isRemoving, setRemoving] = useState(false)

  async function send(options: CallOptions) {
    const thenGo = fromHere()
    setRemoving(true)
    try {
      // not a mutation: nothing on this screen may be fetched again where it is gone
      await call(api.user.remove, { params: { id } }, options)
    } catch (error) {
      if (isGone(error)) {
        showError(GONE, error)
        thenGo(() => replaceWith('admin/peserta'))
      } else if (isContested(error)) {
        showError(CHANGED_SINCE, error)
        void query.refetch()
      } else showFailure(error)
      throw error
    } finally {
      setRemoving(false)
    }
  }

  async function remove(participant: Participant) {
    const thenGo = fromHere()
    if (await deleteParticipant(participant, send))
      thenGo(() => replaceWith('admin/peserta'))
  }

  return (
    <>
      <AdminHeading
        actions={
          <>
            <Button
              variant="ghost"
              flush="start"
              icon={<ArrowLeft />}
              onClick={() => void leaveScreen('admin/peserta')}
            >
              Kembali
            </Button>
            {(query.data || query.isLoading) && (
              <PasswordLinkButton participant={query.data} />
            )}
            {query.isLoading && <Skeleton className="h-ctl w-28" />}
            {query.data && (
              <Button
                variant="secondary"
                icon={<Trash2 />}
                loading={isRemoving}
                onClick={() => query.data && void remove(query.data)}
              >
                Hapus
              </Button>
            )}
          </>
        }
      />
      <QueryState
        query={query}
        title="Peserta tidak dapat dimuat"
        skeleton={
          <>
            <Skeleton className="mb-6 h-28 w-full rounded-lg" />
            <Skeleton className="h-96 w-full rounded-lg" />
          </>
        }
      >
        {(participant) => (
          <>
            <ParticipantHeader participant={participant} />
            <ParticipantTabs participant={participant} />
          </>
        )}
      </QueryState>
    </>
  )
}
