import { useState } from 'react'
import { collectMessage } from '@/app/_screens/admin/coaching/detail/batch/collect-message'
import { openCertificateForm } from '@/app/_screens/admin/coaching/detail/sertifikat/certificate-form'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { IssuePlan } from '@/lib/entities/issuing'
import { openDialog } from '@/lib/feedback/dialog'
import { IssueListDialog } from './issue-list-dialog'

/** Shows the list, asks for the message, and hands both to the server. */
export function useIssue(coaching: AdminCoaching) {
  const [begin] = useMutation(api.certificateMaking.issue, {
    whenOutdated: ['certificate'],
  })
  const [begun, setBegun] = useState<string | null>(null)

  async function issue(rows: IssuePlan['rows']) {
    if (!(await openDialog(IssueListDialog, { rows }))) return
    const rowIds = rows.filter(({ problem }) => problem === null).map(({ id }) => id)
    const message = await collectMessage((send) =>
      openCertificateForm(
        coaching,
        { recipient: `${rowIds.length} peserta`, draft: `issue:${coaching.id}` },
        send,
      ),
    )
    if (!message) return
    const body = { rowIds, notify: message.payload }
    const { jobId } = await begin({ params: { id: coaching.id }, body })
    setBegun(jobId)
  }

  return { issue, begun }
}
