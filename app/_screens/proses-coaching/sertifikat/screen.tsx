import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useParticipation } from '@/app/_screens/proses-coaching/participation-context'
import { RouteLink } from '@/components/navigation/route-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeading } from '@/components/ui/page-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { logFailure } from '@/lib/feedback/log'
import { useParams } from '@/lib/router/use-route'
import { CertificateCard } from './certificate-card'
import { markOf } from './certificate-file'
import { Conditions } from './conditions'
import { useOwnIssued } from './own-issued'
import { ScoreGain } from './score-gain'

/** An open survey is recalled here, where everybody comes; it holds no certificate back (decision 59). */
function SurveyHint({ id }: { id: string }) {
  return (
    <Notice
      action={
        <RouteLink
          to="proses-coaching/survei-kepuasan"
          params={{ id }}
          className="shrink-0 font-semibold underline underline-offset-2"
        >
          Isi survei
        </RouteLink>
      }
    >
      Survei kepuasan tidak memengaruhi sertifikat, tetapi sangat membantu kami.
    </Notice>
  )
}

/** Its number, or why it was withdrawn, is not known: nothing of it is shown as none. */
function UnreadHint({ isShown, check }: { isShown: boolean; check: Query<unknown> }) {
  return (
    <Notice
      isShown={isShown}
      tone="warning"
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={<RotateCw />}
          loading={check.isFetching}
          onClick={() => void check.refetch()}
        >
          Periksa lagi
        </Button>
      }
    >
      Keterangan sertifikat Anda belum terbaca.
    </Notice>
  )
}

/** §2 sertifikat: the certificate, or which of the three conditions is missing. */
export default function ProsesCoachingSertifikatScreen() {
  const { id } = useParams('proses-coaching/sertifikat')
  const { header, steps, facts, askAgain } = useParticipation()
  const { state } = steps.sertifikat
  const isTold = state === 'done' || state === 'unknown' || facts.certificate.isWithdrawn
  const check = useQuery(
    api.certificate.check,
    { params: { id } },
    { enabled: header !== undefined && isTold },
  )
  const issued = useOwnIssued(check.data)
  useEffect(() => {
    // §8 'Certificate fetch failure: Only logged.'
    if (check.error) logFailure('The certificate check failed', check.error)
  }, [check.error])
  const areTestsDone = [steps['pre-test'], steps['post-test']].every(
    (test) => test.state === 'done',
  )

  return (
    <>
      <PageHeading>Sertifikat</PageHeading>
      {header ? (
        <div className="space-y-5">
          <CertificateCard
            id={id}
            fileName={check.data?.fileName ?? null}
            mark={markOf(check.data)}
            issued={issued}
            askAgain={async () => {
              await Promise.all([askAgain(), check.refetch()])
            }}
          />
          <UnreadHint
            isShown={state !== 'unknown' && check.error !== undefined && !check.data}
            check={check}
          />
          {areTestsDone && <ScoreGain id={id} />}
          <Conditions />
          {steps['survei-kepuasan'].state === 'open' && <SurveyHint id={id} />}
        </div>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </>
  )
}
