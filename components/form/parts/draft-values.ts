import type { FormikValues } from 'formik'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is older has been done otherwise or forgotten. */
const MAX_AGE_MS = 7 * DAY_MS

/** The fields that were changed, and when. */
export type FormDraft = { savedAt: number; changes: FormikValues }

const isDraft = (stored: unknown): stored is FormDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'savedAt' in stored &&
  typeof stored.savedAt === 'number' &&
  'changes' in stored &&
  typeof stored.changes === 'object' &&
  stored.changes !== null

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
export function restoredFrom(
  stored: unknown,
  initial: FormikValues,
  now = Date.now(),
): FormikValues | null {
  if (!isDraft(stored) || now - stored.savedAt > MAX_AGE_MS) return null
  const known = Object.entries(stored.changes).filter(
    ([name, value]) => name in initial && isOfKind(value, initial[name]),
  )
  const changes = changesOf(Object.fromEntries(known), initial)
  return Object.keys(changes).length > 0 ? { ...initial, ...changes } : null
}
