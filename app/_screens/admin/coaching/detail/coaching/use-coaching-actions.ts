import type { FormikContextType } from 'formik'
import { useState } from 'react'
import { updatePayload } from '@/app/_screens/admin/coaching/coaching-draft'
import {
  type CoachingFormValues,
  draftOf,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { deleteCoaching } from '@/app/_screens/admin/coaching/delete-coaching'
import {
  askUpdate,
  openChangeForm,
} from '@/app/_screens/admin/coaching/detail/coaching/update-questions'
import { stayUnlessFields } from '@/app/_screens/admin/coaching/stay-unless-fields'
import { call } from '@/lib/api/call'
import { useMutation } from '@/lib/api/use-mutation'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { LEAVE_WITHOUT_SAVING, PUBLISHED, UPDATED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { confirm } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { replaceWith } from '@/lib/router/navigate'

const PUBLISH_QUESTION = {
  title: 'Anda yakin menayangkan Informasi coaching ini?',
  body: 'Pastikan informasi yang diisi sudah benar sebelum ditayangkan.',
}

export type CoachingActions = ReturnType<typeof useCoachingActions>

/** The conversations of §4 'Publishing' and 'Update and delete', word for word and in their order. */
export function useCoachingActions(coaching: AdminCoaching) {
  const params = { id: coaching.id }
  const [save] = useMutation(api.adminCoaching.update)
  const [send] = useMutation(api.notification.updateCoaching, {
    errors: 'ignore',
    whenOutdated: ['coaching'],
  })
  const [makePublic, { isRunning: isPublishing }] = useMutation(api.adminCoaching.publish)
  const [isRemoving, setRemoving] = useState(false)
  const { zone } = browserTimeZone()

  /** Resolves false where nothing was saved; then the form stays as it is. */
  async function update(values: CoachingFormValues): Promise<boolean> {
    const draft = draftOf(values, coaching, zone)
    const input = { params, body: updatePayload(draft) }
    const answer = await askUpdate(coaching)
    if (answer === null || answer === 'no') return false
    let isSaved = false
    if (answer === 'yes') isSaved = await stayUnlessFields(save(input))
    else
      await openChangeForm(
        coaching.pesertaTerdaftar,
        { ...draft, ...params },
        async (payload) => {
          // when only the message failed, trying again sends only the message (decision 43)
          if (!isSaved) await save(input)
          isSaved = true
          await send({ body: { ...payload, coachingId: coaching.id, announces: 'change' } })
        },
      )
    if (isSaved) toast.success(UPDATED)
    return isSaved
  }

  /** Publishes what is saved; unsaved changes are given up first (decision 42). */
  async function publish({ dirty, resetForm }: FormikContextType<CoachingFormValues>) {
    if (dirty && !(await confirm(LEAVE_WITHOUT_SAVING))) return
    if (!(await confirm(PUBLISH_QUESTION))) return
    if (!(await stayUnlessFields(makePublic({ params })).catch(() => false))) return
    resetForm({ values: valuesOf(coaching, zone) })
    toast.success(PUBLISHED)
  }

  async function remove() {
    const isGone = await deleteCoaching(coaching, {
      notify: send,
      remove: () => {
        setRemoving(true)
        // not a mutation: nothing on this screen may be fetched again, it is gone
        return call(api.adminCoaching.remove, { params }).finally(() => setRemoving(false))
      },
    })
    if (isGone) replaceWith('admin/coaching')
  }

  return { update, publish, remove, isPublishing, isRemoving }
}
