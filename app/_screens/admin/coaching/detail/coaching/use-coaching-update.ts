import { useRef } from 'react'
import {
  type CoachingDraft,
  updatePayload,
} from '@/app/_screens/admin/coaching/coaching-draft'
import {
  type CoachingFormValues,
  draftOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { coachingNow } from '@/app/_screens/admin/coaching/coaching-now'
import {
  asConfirmed,
  askUpdate,
  confirmDoubts,
} from '@/app/_screens/admin/coaching/detail/coaching/update-questions'
import { stayUnlessFields } from '@/app/_screens/admin/coaching/stay-unless-fields'
import { timesOf } from '@/app/_screens/admin/coaching/template-context'
import type { NotificationValues } from '@/components/coaching/notification-form'
import type { Opened } from '@/components/form/parts/send-edit'
import { useIsGone } from '@/components/form/parts/use-is-gone'
import { isContested } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { UPDATED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { inform } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import type { CoachingNotificationBody } from '@/lib/validation/notification'

const NOTHING_TO_SAVE = { title: 'Tidak ada perubahan untuk disimpan.' }

type Send = (input: { body: CoachingNotificationBody }) => Promise<unknown>

/** The conversation of §4 'Update and delete' about changed data of a coaching. */
export function useCoachingUpdate(coaching: AdminCoaching, send: Send) {
  const [save, { isRunning: isSaving }] = useMutation(api.adminCoaching.update)
  const isGone = useIsGone()
  /** A message in words of one's own, for as long as what it tells is not saved. */
  const written = useRef<NotificationValues>(undefined)

  /**
   * Saves, then sends the message; each of the two says what became of it. Resolves to whether it was saved.
   */
  async function saveAndTell(
    draft: CoachingDraft,
    accepted: number,
    saveChanges: () => Promise<unknown>,
  ) {
    const { openChangeForm } = await import('./change-form')
    let isSaved = false
    let contested: unknown
    await openChangeForm(
      accepted,
      { ...draft, id: coaching.id },
      {
        written: written.current,
        send: async (payload, choice, isOwnText) => {
          const { subject: _, ...values } = { ...payload, ...choice }
          written.current = isOwnText ? values : undefined
          // when only the message failed, trying again sends only the message (decision 43)
          if (!isSaved) {
            await saveChanges().catch((error: unknown) => {
              if (isContested(error)) contested = error
              throw error
            })
          }
          isSaved = true
          const about = { coachingId: coaching.id, announces: 'change' as const }
          await send({ body: { ...payload, ...about, times: timesOf(draft) } })
        },
        // what others have changed is looked at in the form; the text comes back with it
        isOver: isContested,
        isSaved: () => isSaved,
      },
    )
    if (contested) throw contested
    written.current = undefined
    return isSaved
  }

  /** Resolves false where nothing was saved, also where the page was left before it was asked; then the form stays as it is. */
  async function update(
    values: CoachingFormValues,
    { version, base }: Opened<CoachingFormValues>,
  ): Promise<boolean> {
    const draft = draftOf(values, coaching)
    const body = updatePayload(draft, draftOf(base, coaching))
    if (Object.keys(body).length === 0) return inform(NOTHING_TO_SAVE).then(() => false)
    const present = await coachingNow(coaching)
    if (isGone.current || !(await confirmDoubts(body, present))) return false
    const answer = await askUpdate(present)
    if (answer === null || answer === 'no') return false
    const saveChanges = () =>
      save({ params: { id: coaching.id }, body: asConfirmed(body, present) }, { version })
    const isSaved = await (answer === 'yes'
      ? stayUnlessFields(saveChanges())
      : saveAndTell(draft, present.pesertaTerdaftar, saveChanges))
    if (isSaved) toast.success(UPDATED)
    return isSaved
  }

  return { update, isSaving }
}
