import { useState } from 'react'
import { openCertificateForm } from '@/app/_screens/admin/coaching/detail/sertifikat/certificate-form'
import type { NotificationPayload } from '@/components/coaching/notification-form'
import { mayBeDone } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { IssuePlan } from '@/lib/entities/issuing'
import { openDialog } from '@/lib/feedback/dialog'
import { IssueListDialog } from './issue-list-dialog'

type Plan = Pick<IssuePlan, 'rows' | 'look' | 'jobId'>
/** What was asked for without an answer, and the job that was known before. */
type Unanswered = { rowIds: string[]; jobId: string | null }

/** Whether it shows by now that the server has begun what it gave no answer to. */
const isBegun = ({ rowIds, jobId }: Unanswered, plan: Plan) =>
  plan.jobId !== jobId || !rowIds.every((id) => plan.rows.some((row) => row.id === id))

/** Shows the list, asks for the message, and hands both to the server; what is written stays on the device until it has taken them. */
export function useIssue(coaching: AdminCoaching, plan: Plan | undefined) {
  const [begin] = useMutation(api.certificateMaking.issue, {
    ...{ errors: 'ignore', whenOutdated: ['certificate'] },
  })
  const [begun, setBegun] = useState<string | null>(null)
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null)

  async function issue({ rows, look, jobId: before }: Plan) {
    if (!(await openDialog(IssueListDialog, { rows }))) return
    const ready = rows.filter(({ problem }) => problem === null)
    const [rowIds, names] = [ready.map(({ id }) => id), ready.map(({ name }) => name)]
    const start = async (notify: NotificationPayload | null) => {
      const body = { rowIds, names, look, notify }
      setUnanswered(null)
      try {
        setBegun((await begin({ params: { id: coaching.id }, body })).jobId)
      } catch (error) {
        if (mayBeDone(error)) setUnanswered({ rowIds, jobId: before })
        else showFailure(error)
        throw error
      }
    }
    const outcome = await openCertificateForm(
      coaching,
      {
        ...{ recipient: `${rowIds.length} peserta`, draft: `issue:${coaching.id}` },
        // the list is to be looked at anew, or what became of it: both stand on the page
        failsElsewhere: true,
      },
      start,
    )
    if (outcome?.sent === false) await start(null).catch(() => {})
  }

  const isUnknown = unanswered !== null && !(plan && isBegun(unanswered, plan))
  return { issue, begun, isUnknown }
}
