import type { FormikContextType } from 'formik'
import { useState } from 'react'
import {
  type CoachingFormValues,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { deleteCoaching } from '@/app/_screens/admin/coaching/delete-coaching'
import { stayUnlessFields } from '@/app/_screens/admin/coaching/stay-unless-fields'
import { call } from '@/lib/api/call'
import { isContested } from '@/lib/api/errors'
import { useMutation, useRefresh } from '@/lib/api/use-mutation'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { LEAVE_WITHOUT_SAVING, PUBLISHED } from '@/lib/copy'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { confirm } from '@/lib/feedback/dialog'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { fromHere, replaceWith } from '@/lib/router/navigate'
import { useCoachingUpdate } from './use-coaching-update'

const PUBLISH_WITHOUT_SAVING = {
  ...LEAVE_WITHOUT_SAVING,
  body: `${LEAVE_WITHOUT_SAVING.body} Yang tayang adalah data yang terakhir disimpan.`,
}

const PUBLISH_QUESTION = {
  title: 'Anda yakin menayangkan Informasi coaching ini?',
  body: 'Pastikan informasi yang diisi sudah benar sebelum ditayangkan.',
}

const CHANGED_SINCE_LOOKED =
  'Coaching ini sudah berubah sejak halaman ini dimuat. Periksa dahulu, lalu tayangkan bila belum tayang.'

export type CoachingActions = ReturnType<typeof useCoachingActions>

/** The conversations of §4 'Publishing' and 'Update and delete', word for word and in their order. */
export function useCoachingActions(coaching: AdminCoaching) {
  const params = { id: coaching.id }
  const [send] = useMutation(api.notification.updateCoaching, {
    errors: 'ignore',
    whenOutdated: ['coaching'],
  })
  const [makePublic, { isRunning: isPublishing }] = useMutation(api.adminCoaching.publish)
  const refresh = useRefresh()
  const [isRemoving, setRemoving] = useState(false)
  const { zone } = browserTimeZone()

  /** Publishes what is saved; unsaved changes are given up first (decision 42). */
  async function publish({ dirty, resetForm }: FormikContextType<CoachingFormValues>) {
    if (dirty && !(await confirm(PUBLISH_WITHOUT_SAVING))) return
    if (!(await confirm(PUBLISH_QUESTION))) return
    const { version } = coaching
    const isPublic = await stayUnlessFields(makePublic({ params }, { version })).catch(
      (error: unknown) => {
        if (isContested(error)) showError(CHANGED_SINCE_LOOKED, error)
        return false
      },
    )
    if (!isPublic) return
    resetForm({ values: valuesOf(coaching, zone) })
    toast.success(PUBLISHED)
  }

  async function remove() {
    const thenGo = fromHere()
    const isGone = await deleteCoaching(coaching, {
      notify: send,
      remove: (options, query) => {
        setRemoving(true)
        // not a mutation: nothing on this screen may be fetched again where it is gone
        return call(api.adminCoaching.remove, { params, query }, options)
          .catch((error: unknown) => {
            if (isContested(error)) void refresh(['coaching'])
            throw error
          })
          .finally(() => setRemoving(false))
      },
    })
    if (isGone) thenGo(() => replaceWith('admin/coaching'))
  }

  const { update, isSaving } = useCoachingUpdate(coaching, send)
  return { update, isSaving, publish, remove, isPublishing, isRemoving }
}
