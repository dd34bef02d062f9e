import { CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense, useMemo } from 'react'
import { CoachingForm } from '@/app/_screens/admin/coaching/coaching-form/coaching-form'
import { copyCoaching } from '@/app/_screens/admin/coaching/copy/copy-coaching'
import { withStatus } from '@/app/_screens/admin/coaching/with-status'
import { QueryState } from '@/app/_screens/query-state'
import { CoachingStatusBadge } from '@/components/coaching/status-badge'
import { Button } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import type { TabItem } from '@/components/ui/tabs'
import { useFeature } from '@/lib/api/use-feature'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { useNow } from '@/lib/browser/use-now'
import { api } from '@/lib/contract'
import { formatPublished } from '@/lib/domain/schedule/dates'
import { MINUTE_MS } from '@/lib/domain/schedule/spans'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useParams } from '@/lib/router/use-route'
import { ActionBar } from './coaching/action-bar'
import { useCoachingActions } from './coaching/use-coaching-actions'

const PesertaTab = lazyPart(async () => (await import('./peserta/peserta-tab')).PesertaTab)
const TestTab = lazyPart(async () => (await import('./test/test-tab')).TestTab)
const ZoomTab = lazyPart(async () => (await import('./zoom-meeting/zoom-tab')).ZoomTab)
const SertifikatTab = lazyPart(
  async () => (await import('./sertifikat/sertifikat-tab')).SertifikatTab,
)
const RecapTab = lazyPart(async () => (await import('./rekap/recap-tab')).RecapTab)

const PesanTab = lazyPart(async () => (await import('./pesan/pesan-tab')).PesanTab)

/** §2 'When published, extra tabs appear'; the recap, and the messages, which can be set before, are beyond. */
function extraTabs(coaching: AdminCoaching, hasReminders: boolean): readonly TabItem[] {
  const tab = (key: string, label: string, part: ReactNode) => ({
    ...{ key, label },
    content: <Suspense fallback={<Skeleton className="h-96 w-full" />}>{part}</Suspense>,
  })
  const messages = tab('pesan', 'Pesan', <PesanTab coaching={coaching} />)
  const after = hasReminders ? [messages] : []
  if (!coaching.isPublished) return after
  return [
    tab('peserta', 'Peserta dan Pertanyaan', <PesertaTab coaching={coaching} />),
    tab('pre-test', 'Pre Test', <TestTab coaching={coaching} kind="pre-test" />),
    tab('post-test', 'Post Test', <TestTab coaching={coaching} kind="post-test" />),
    tab('zoom-meeting', 'Zoom Meeting', <ZoomTab coaching={coaching} />),
    tab('sertifikat', 'Sertifikat', <SertifikatTab coaching={coaching} />),
    tab('rekap', 'Rekap', <RecapTab coaching={coaching} />),
    ...after,
  ]
}

/** What it is; §2 'a note 'Coaching sudah tayang sejak {date time}' once published'. */
function Kicker({ coaching }: { coaching: AdminCoaching }) {
  const { coachingCode, isPublished, publishDate, status } = coaching
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        Tinjau Coaching · <span className="whitespace-nowrap">{coachingCode}</span>
      </span>
      <CoachingStatusBadge status={status} />
      {isPublished && publishDate && (
        <span className="inline-flex items-center gap-1.5 text-tone-hijau-ink">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          <span>
            Coaching sudah tayang sejak{' '}
            {formatPublished(publishDate, browserTimeZone().zone)}
          </span>
        </span>
      )}
    </span>
  )
}

function CoachingEditor({
  stored,
  isGone,
}: {
  stored: AdminCoaching
  isGone: boolean | undefined
}) {
  const now = useNow(MINUTE_MS)
  const coaching = withStatus(stored, now)
  const actions = useCoachingActions(stored)
  const hasReminders = useFeature('reminders')
  const tabs = useMemo(() => extraTabs(stored, hasReminders), [stored, hasReminders])
  return (
    <>
      <PageHeading
        isLong
        kicker={<Kicker coaching={coaching} />}
        actions={
          <Button
            variant="ghost"
            size="sm"
            flush="both"
            onClick={() => void copyCoaching(stored)}
          >
            Salin coaching
          </Button>
        }
      >
        {coaching.topic}
      </PageHeading>
      <CoachingForm
        coaching={stored}
        isLocked={!coaching.canEdit}
        onSubmit={actions.update}
        isSaving={actions.isSaving}
        bar={(form) =>
          !isGone && (
            <ActionBar coaching={coaching} now={now} form={form} actions={actions} />
          )
        }
        extraTabs={tabs}
      />
    </>
  )
}

/** §2 'Admin coaching detail/edit screen'. */
export default function AdminCoachingDetailScreen() {
  const { id } = useParams('admin/coaching/detail')
  const query = useQuery(api.adminCoaching.get, { params: { id } })
  return (
    <>
      {!query.data && <PageHeading>Tinjau Coaching</PageHeading>}
      <QueryState
        query={query}
        title="Coaching tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(coaching) => <CoachingEditor stored={coaching} isGone={query.isRefused} />}
      </QueryState>
    </>
  )
}
