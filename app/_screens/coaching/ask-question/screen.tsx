import { QueryState } from '@/app/_screens/query-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useParams } from '@/lib/router/use-route'
import { AskForm } from './ask-form'
import { CoachingStrip } from './coaching-strip'
import { useAlreadyProposed } from './use-already-proposed'
import { useQuestionDraft } from './use-question-draft'

/** §2 'form to submit questions (five inputs)': how a participant proposes to join a coaching. */
export default function CoachingAskQuestionScreen() {
  const { id } = useParams('coaching/ask-question')
  const coaching = useQuery(api.coaching.get, { params: { id } })
  const draft = useQuestionDraft(id)
  const isRefused = useAlreadyProposed(coaching.data, draft)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading text="Tuliskan yang ingin Anda tanyakan kepada coach. Admin memverifikasi pengajuan Anda dalam waktu 1 hari kerja.">
        Ajukan Pertanyaan
      </PageHeading>
      <QueryState
        query={coaching}
        title="Coaching ini tidak dapat dimuat"
        skeleton={
          <div className="space-y-5">
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        }
      >
        {(data) => (
          <div className="space-y-6">
            <CoachingStrip coaching={data} />
            {!isRefused && draft.questions && (
              <AskForm coaching={data} draft={draft} initial={draft.questions} />
            )}
          </div>
        )}
      </QueryState>
    </div>
  )
}
