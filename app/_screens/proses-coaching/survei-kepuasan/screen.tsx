import { CircleCheck, ExternalLink, LockKeyhole, Smile } from 'lucide-react'
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
import { SurveyForm } from './survey-form'

function SurveyDone({ id }: { id: string }) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Survei sudah diisi"
      text="Terima kasih. Penilaian Anda membantu kami memperbaiki layanan coaching."
      action={
        <RouteLink
          to="proses-coaching/sertifikat"
          params={{ id }}
          className={buttonClass()}
        >
          Lanjut ke Sertifikat
        </RouteLink>
      }
    />
  )
}

function SurveyLocked({ id }: { id: string }) {
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title="Survei belum dibuka"
      text="Survei dibuka setelah Anda menyelesaikan Post Test."
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
      text="Formulir survei membuka tab baru. Kembalilah ke sini setelah selesai."
      action={
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          Isi survei
        </a>
      }
    />
  )
}

/** What stands in place of the form; null when it can be filled in. */
function panelOf(id: string, check: SurveyCheck) {
  if (check.done) return <SurveyDone id={id} />
  if (!check.eligible) return <SurveyLocked id={id} />
  if (check.url && isWebAddress(check.url)) return <SurveyElsewhere url={check.url} />
  // a field that the check leaves out means "not yet" (decision 58)
  if (check.questions?.length) return null
  return (
    <EmptyState
      icon={<Smile />}
      title="Survei belum tersedia"
      text="Pertanyaan survei belum disiapkan. Silakan kembali lagi nanti."
    />
  )
}

function Survey({ id, check }: { id: string; check: SurveyCheck }) {
  const panel = panelOf(id, check)
  return panel ? <Card>{panel}</Card> : <SurveyForm id={id} questions={check.questions} />
}

/** §2 survei-kepuasan: the satisfaction survey, open after the post-test (decision 59). */
export default function ProsesCoachingSurveiKepuasanScreen() {
  const { id } = useParams('proses-coaching/survei-kepuasan')
  const survey = useQuery(api.survey.check, { params: { id } })
  return (
    <>
      <PageHeading text="Sampaikan penilaian Anda tentang layanan coaching ini.">
        Survei Kepuasan
      </PageHeading>
      <QueryState
        query={survey}
        skeleton={<Skeleton className="h-96 w-full" />}
        title="Survei tidak dapat dimuat"
      >
        {(check) => <Survey id={id} check={check} />}
      </QueryState>
    </>
  )
}
