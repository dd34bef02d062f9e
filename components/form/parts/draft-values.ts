import type { FormikValues } from 'formik'

export const isSame = (a: unknown, b: unknown) =>
  a === b || (!(a instanceof File) && JSON.stringify(a) === JSON.stringify(b))

/** Only what was changed: what somebody else has saved in the other fields meanwhile stays. */
export const changesOf = (values: FormikValues, initial: FormikValues): FormikValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])),
  )

/**
 * What is kept of a form: its changes, and beside them what they were made over, so that a later visit
 * sees what somebody else has made of the same fields.
 *
 * @param together fields that mean something only together: all of them, where one was changed
 */
export function draftOf(
  values: FormikValues,
  initial: FormikValues,
  together: readonly string[] = [],
): FormikValues {
  const changes = changesOf(values, initial)
  if (together.some((name) => name in changes))
    for (const name of together) changes[name] = values[name]
  const over = Object.keys(changes).map((name) => [name, initial[name]])
  const { version } = initial
  return { ...changes, over: { ...Object.fromEntries(over), ...(version && { version }) } }
}

const isRecord = (value: unknown): value is FormikValues =>
  typeof value === 'object' && value !== null

const isOfKind = (value: unknown, initial: unknown) =>
  initial === null || value instanceof File || typeof value === typeof initial

const knownOf = (kept: FormikValues, initial: FormikValues): FormikValues =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => name in initial && isOfKind(value, initial[name]),
    ),
  )

/**
 * The stored values with the kept changes on them, and what those were made over; null when there is
 * nothing to restore. A draft of an earlier build does not know the latter.
 */
export function restoredFrom(kept: unknown, initial: FormikValues) {
  if (!isRecord(kept)) return null
  const { over, version: _, ...fields } = kept
  const changes = changesOf(knownOf(fields, initial), initial)
  if (Object.keys(changes).length === 0) return null
  const base = isRecord(over) ? knownOf(over, initial) : {}
  return { values: { ...initial, ...changes }, base: { ...initial, ...base } }
}
