import { askDeletion } from '@/app/_screens/admin/coaching/ask-deletion'
import { coachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import { deletionFailure } from '@/app/_screens/admin/coaching/deletion-failure'
import { recipients, templateContext } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import type { CallOptions } from '@/lib/api/call'
import { isContested, isGone as isNotThere, isOutdated } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { CHANGED_SINCE, DELETED, GONE } from '@/lib/copy'
import { cancellationTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import type { CoachingNotificationBody } from '@/lib/validation/notification'

type Calls = {
  /** `POST /notification/update-coaching` (decision 43). */
  notify: (input: { body: CoachingNotificationBody }) => Promise<unknown>
  /** `DELETE /coaching/admin/{id}`; its failure is shown here. */
  remove: (options: CallOptions) => Promise<unknown>
}

/**
 * Queues the cancellation, which waits for the deletion, and deletes. While either fails the dialog stays
 * with its text; the same text is not queued twice.
 */
async function tellAndDelete(
  coaching: AdminCoaching,
  { notify, remove }: Pick<Calls, 'notify'> & { remove: () => Promise<unknown> },
) {
  let told: string | null = null
  let isGone = false
  const outcome = await openDialog(MessageDialog, {
    title: 'Notifikasi pembatalan coaching',
    purpose: 'deletion',
    draft: `delete:${coaching.id}`,
    recipient: recipients(coaching.pesertaTerdaftar),
    rule: 'optional' as const,
    isOver: isOutdated,
    compose: (_choice, _other, voice) =>
      cancellationTemplate(templateContext(coaching, voice)),
    send: async (payload) => {
      const text = JSON.stringify(payload)
      if (told !== text) {
        told = null
        await notify({
          body: { ...payload, coachingId: coaching.id, announces: 'deletion' },
        })
        told = text
      }
      await remove()
      isGone = true
    },
    failureOf: (reason, isUnknown) => deletionFailure(told !== null, reason, isUnknown),
  })
  if (outcome === null) return false
  return isGone || removeNow(remove)
}

async function removeNow(remove: () => Promise<unknown>) {
  try {
    await remove()
    return true
  } catch (error) {
    showFailure(error)
    return false
  }
}

/**
 * §4 'Update and delete': asks, sends the cancellation first where that was chosen, deletes, tells. What is not there any
 * more, as after a deletion whose answer was lost, is told as gone; what is another than was asked about stays.
 * @returns whether the coaching is gone
 */
export async function deleteCoaching(read: AdminCoaching, calls: Calls) {
  const coaching = await coachingNow(read).catch(() => null)
  if (!coaching) return false
  const answer = await askDeletion(coaching)
  if (answer === null || answer === 'no') return false
  let [missed, changed]: unknown[] = []
  const remove = () =>
    calls.remove({ version: coaching.deletionVersion }).catch((error: unknown) => {
      if (isNotThere(error)) missed = error
      else {
        if (isContested(error)) changed = error
        throw error
      }
    })
  const isGone = await (answer === 'yes'
    ? removeNow(remove)
    : tellAndDelete(coaching, { ...calls, remove }))
  if (missed) showError(GONE, missed)
  else if (changed) showError(CHANGED_SINCE, changed)
  else if (isGone) toast.success(DELETED)
  return isGone
}
