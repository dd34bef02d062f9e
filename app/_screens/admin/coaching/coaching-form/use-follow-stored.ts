import type { FormikContextType } from 'formik'
import { useEffect, useRef } from 'react'
import {
  type CoachingFormValues,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { browserTimeZone } from '@/lib/browser/time-zone'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { useLeaveGuard } from '@/lib/router/leave-guard'

/**
 * Shows a newer answer of the server while nothing is unsaved (ids of coaches that were new, what
 * others changed), and never over what is being typed. Guards unsaved changes, also while a
 * question about them is open.
 */
export function useFollowStored(
  form: FormikContextType<CoachingFormValues>,
  coaching: AdminCoaching,
) {
  const { dirty, isSubmitting, resetForm } = form
  const shown = useRef(coaching)
  useLeaveGuard(dirty)
  useEffect(() => {
    if (dirty || isSubmitting || shown.current === coaching) return
    shown.current = coaching
    resetForm({ values: valuesOf(coaching, browserTimeZone().zone) })
  }, [coaching, dirty, isSubmitting, resetForm])
}
