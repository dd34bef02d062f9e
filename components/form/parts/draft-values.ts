import type { FormikValues } from 'formik'

const isSame = (a: unknown, b: unknown) =>
  a === b || (!(a instanceof File) && JSON.stringify(a) === JSON.stringify(b))

/** Only what was changed: what somebody else has saved in the other fields meanwhile stays. */
export const changesOf = (values: FormikValues, initial: FormikValues): FormikValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])),
  )

const isOfKind = (value: unknown, initial: unknown) =>
  initial === null || value instanceof File || typeof value === typeof initial

/** The stored values with the kept changes on them; null when there is nothing to restore. */
export function restoredFrom(kept: unknown, initial: FormikValues): FormikValues | null {
  if (typeof kept !== 'object' || kept === null) return null
  const known = Object.entries(kept).filter(
    ([name, value]) => name in initial && isOfKind(value, initial[name]),
  )
  const changes = changesOf(Object.fromEntries(known), initial)
  return Object.keys(changes).length > 0 ? { ...initial, ...changes } : null
}
