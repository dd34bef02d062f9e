import { coachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import { deletionFailure } from '@/app/_screens/admin/coaching/deletion-failure'
import { recipients, templateContext } from '@/app/_screens/admin/coaching/template-context'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import { isGone as isNotThere, isOutdated } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { DELETE_QUESTION, DELETED, GONE } from '@/lib/copy'
import { cancellationTemplate } from '@/lib/domain/messages/notification-templates'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { choose, openDialog } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import type { CoachingNotificationBody } from '@/lib/validation/notification'

type Calls = {
  /** `POST /notification/update-coaching` (decision 43). */
  notify: (input: { body: CoachingNotificationBody }) => Promise<unknown>
  /** `DELETE /coaching/admin/{id}`; its failure is shown here. */
  remove: () => Promise<unknown>
}

/** What goes with a coaching, said before it goes (decision 70). */
const consequences = ({ coachingCode, topic, pesertaTerdaftar }: AdminCoaching) => {
  const people = pesertaTerdaftar > 0 ? ` dari ${pesertaTerdaftar} peserta` : ''
  return `${coachingCode} – ${topic}\nPengajuan, hasil test, daftar hadir, dan sertifikat${people} serta materi coaching ini ikut terhapus.`
}

const ask = (coaching: AdminCoaching) =>
  choose({
    title: DELETE_QUESTION,
    body: consequences(coaching),
    options: [
      { value: 'with-notification', label: 'Ya, dengan notifikasi' },
      { value: 'yes', label: 'Ya', tone: 'danger' },
      { value: 'no', label: 'Tidak' },
    ],
  })

/**
 * Queues the cancellation, which waits for the deletion, and deletes. While either fails the dialog stays
 * with its text; the same text is not queued twice.
 */
async function tellAndDelete(coaching: AdminCoaching, { notify, remove }: Calls) {
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

async function removeNow(remove: Calls['remove']) {
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
 * more, as after a deletion whose answer was lost, is told as gone.
 * @returns whether the coaching is gone
 */
export async function deleteCoaching(read: AdminCoaching, calls: Calls) {
  const coaching = await coachingNow(read).catch(() => null)
  if (!coaching) return false
  const answer = await ask(coaching)
  if (answer === null || answer === 'no') return false
  let missed: unknown
  const remove = () =>
    calls.remove().catch((error: unknown) => {
      if (!isNotThere(error)) throw error
      missed = error
    })
  const isGone = await (answer === 'yes'
    ? removeNow(remove)
    : tellAndDelete(coaching, { ...calls, remove }))
  if (missed) showError(GONE, missed)
  else if (isGone) toast.success(DELETED)
  return isGone
}
