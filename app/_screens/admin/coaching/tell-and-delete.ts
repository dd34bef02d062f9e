import { deletionFailure } from '@/app/_screens/admin/coaching/deletion-failure'
import { recipients, templateContext } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import { isOutdated } from '@/lib/api/errors'
import { cancellationTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'
import type { CoachingNotificationBody } from '@/lib/validation/notification'

export type TellingCalls = {
  /** `POST /notification/update-coaching` (decision 43). */
  notify: (input: { body: CoachingNotificationBody }) => Promise<unknown>
  remove: () => Promise<unknown>
}

/**
 * Queues the cancellation, which waits for the deletion, and deletes. While either fails the dialog stays
 * with its text; the same text is not queued twice.
 * @returns whether the coaching is gone; null where it is to be deleted without a message
 */
export async function tellAndDelete(
  coaching: AdminCoaching,
  { notify, remove }: TellingCalls,
): Promise<boolean | null> {
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
  return isGone || null
}
