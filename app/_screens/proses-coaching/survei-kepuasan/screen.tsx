import { ExternalLink, LockKeyhole, Smile } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { QueryState } from '@/app/_screens/query-state'
import { RouteLink } from '@/components/navigation/route-link'
import { buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { isWebAddress } from '@/lib/domain/text/web-address'
import type { SurveyCheck } from '@/lib/entities/survey'
import { useParams } from '@/lib/router/use-route'
import { SurveyDone } from './survey-done'
import { SurveyForm } from './survey-form'

function SurveyShut({ id, title, reason }: { id: string; title: string; reason: string }) {
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={title}
      text={reason}
      action={
        <RouteLink
          to="proses-coaching/post-test"
          params={{ id }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Ke Post Test
        </RouteLink>
      }
    />
  )
}

/** An office's own form in place of the portal's (decision 59). */
function SurveyElsewhere({ url }: { url: string }) {
  return (
    <EmptyState
      icon={<Smile />}
      title="Survei diisi pada halaman lain"
      text="Formulir survei terbuka di tab baru. Kembalilah ke sini setelah selesai."
      action={
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          Isi survei
        </a>
      }
    />
  )
}

type OpenSurveyProps = {
  id: string
  onUnsent: (suggestion: string | null) => void
  /** What stands there once it is answered. */
  done: ReactNode
}

/** The open survey, here or elsewhere; its own check is newer than the step. */
function Survey({ check, done, ...form }: OpenSurveyProps & { check: SurveyCheck }) {
  if (check.done) return done
  if (check.url && isWebAddress(check.url))
    return (
      <Card>
        <SurveyElsewhere url={check.url} />
      </Card>
    )
  // a field that the check leaves out means "not yet" (decision 58)
  if (check.questions?.length) return <SurveyForm {...form} questions={check.questions} />
  return (
    <Card>
      <EmptyState
        icon={<Smile />}
        title="Survei belum tersedia"
        text="Pertanyaan survei belum disiapkan. Silakan kembali lagi nanti."
      />
    </Card>
  )
}

function OpenSurvey(props: OpenSurveyProps) {
  const survey = useQuery(api.survey.check, { params: { id: props.id } })
  return (
    <QueryState query={survey} skeleton={SKELETON} title="Survei tidak dapat dimuat">
      {(check) => <Survey {...props} check={check} />}
    </QueryState>
  )
}

const SKELETON = <Skeleton className="h-96 w-full" />

/** By the step: what stands in place of the form, or the form. */
function SurveyPanel({ id }: { id: string }) {
  const { header, steps } = useParticipation()
  const { state, reason } = steps['survei-kepuasan']
  const [unsent, setUnsent] = useState<string | null>(null)
  if (!header) return SKELETON
  const done = (
    <Card>
      <SurveyDone id={id} unsent={unsent} />
    </Card>
  )
  switch (state) {
    case 'done':
      return done
    case 'locked':
    case 'closed': {
      const title = state === 'locked' ? 'Survei belum dibuka' : 'Survei tidak dibuka lagi'
      return (
        <Card>
          <SurveyShut id={id} title={title} reason={reason} />
        </Card>
      )
    }
    case 'open':
    case 'unknown': // its own check says why not
      return <OpenSurvey id={id} onUnsent={setUnsent} done={done} />
  }
}

/** §2 survei-kepuasan: the satisfaction survey, open after the post-test (decision 59). */
export default function ProsesCoachingSurveiKepuasanScreen() {
  const { id } = useParams('proses-coaching/survei-kepuasan')
  return (
    <>
      <PageHeading>Survei Kepuasan</PageHeading>
      <SurveyPanel id={id} />
    </>
  )
}
