import { Award, Settings2 } from 'lucide-react'
import { useCallback } from 'react'
import { SampleButton } from '@/app/_screens/admin/certificate-page/sample-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleNote } from '@/components/ui/stale-note'
import { call } from '@/lib/api/call'
import { errorText, isRefusal } from '@/lib/api/errors'
import { useRefresh } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { IssuePlan } from '@/lib/entities/issuing'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { JobProgress } from './job-progress'
import { SettingsDialog } from './settings-dialog'
import { UnknownIssue } from './unknown-issue'
import { useIssue } from './use-issue'

const UNSET = 'Lengkapi pengaturan sertifikat terlebih dahulu.'
const NOBODY = 'Tidak ada peserta yang sudah lengkap dan belum memiliki sertifikat.'

/** Before the settings are made they stand in everybody's way; who is complete is known all the same. */
const readyCount = ({ rows }: IssuePlan, isSet: boolean) =>
  isSet ? rows.filter(({ problem }) => problem === null).length : rows.length

function blockedReason(isSet: boolean, plan: IssuePlan) {
  if (!isSet) return UNSET
  return plan.rows.length === 0 && NOBODY
}

/** Certificates that the portal makes: their settings, an example, and the job that issues them. */
export function MakingSection({ coaching }: { coaching: AdminCoaching }) {
  const params = { id: coaching.id }
  const settings = useQuery(api.certificateMaking.settings, { params })
  const plan = useQuery(api.certificateMaking.plan, { params })
  const { issue, begun, isUnknown } = useIssue(coaching, plan.data)
  const refresh = useRefresh()
  const refreshRows = useCallback(
    () => void refresh(['certificate', 'attention']),
    [refresh],
  )
  const stored = settings.data
  const isSet = stored ? stored.hours !== null : false
  const isKnown = stored !== undefined && plan.data !== undefined
  const error = settings.error ?? plan.error
  const isRefused = isRefusal(error)
  const jobId = begun ?? plan.data?.jobId
  const isFetching = settings.isFetching || plan.isFetching
  const refetch = async () => {
    await Promise.all([settings.refetch(), plan.refetch()])
  }

  async function change() {
    if (!stored) return
    const dialog = { coachingId: coaching.id, stored }
    if (await openDialog(SettingsDialog, dialog)) toast.success(SAVED)
  }

  return (
    <Card
      as="section"
      padding="small"
      aria-label="Sertifikat dari portal"
      className="mb-4 space-y-4"
    >
      <div>
        <h2 className="font-bold">Sertifikat dari portal</h2>
        <p className="text-ink-2 text-sm">
          Portal membuat, menomori, dan menyimpan sertifikat peserta yang lengkap.
          Sertifikat yang Anda unggah sendiri tetap berlaku.
        </p>
      </div>
      {isKnown && <StaleNote query={{ error, isRefused, isFetching, refetch }} />}
      {stored && plan.data && (
        <div className="flex flex-wrap items-start gap-3">
          <Button
            size="sm"
            icon={<Award />}
            disabledReason={blockedReason(isSet, plan.data)}
            onClick={() => plan.data && void issue(plan.data)}
          >
            Terbitkan untuk semua yang lengkap ({readyCount(plan.data, isSet)})
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Settings2 />}
            onClick={() => void change()}
          >
            Pengaturan sertifikat
          </Button>
          {isSet && (
            <SampleButton
              load={(signal) => call(api.certificateMaking.preview, { params }, { signal })}
            >
              Lihat contoh
            </SampleButton>
          )}
        </div>
      )}
      {!isKnown && error === undefined && <Skeleton className="h-41 w-full md:h-11" />}
      {!isKnown && isRefused && <p className="text-sm">{errorText(error)}</p>}
      {!isKnown && error !== undefined && !isRefused && (
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          Tidak dapat dimuat, coba lagi
        </Button>
      )}
      <UnknownIssue {...{ isUnknown, isAsking: plan.isFetching, askAgain: refreshRows }} />
      {jobId && <JobProgress key={jobId} jobId={jobId} onChanged={refreshRows} />}
    </Card>
  )
}
