import {
  type CoachingFormValues,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { presentOf } from '@/components/form/parts/form-errors'
import { isAllThere } from '@/components/form/parts/merge-edit'
import type { Zone } from '@/lib/domain/schedule/time-zone'
import type { AdminCoaching } from '@/lib/entities/coaching'

/** Whether a refusal says that all of it is stored by now: saved before by a call whose answer was lost. */
export const savedBefore =
  (base: CoachingFormValues, values: CoachingFormValues, zone: Zone) =>
  (error: unknown): boolean => {
    const present = presentOf(error) as AdminCoaching | null
    return present !== null && isAllThere(base, values, valuesOf(present, zone))
  }
