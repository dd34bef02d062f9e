import { useCallback, useState } from 'react'
import { EMPTY_REGISTRATION } from '@/app/_screens/register/registration-values'
import { useDraft, useReadDraft } from '@/lib/device/use-draft'
import type { RegisterForm } from '@/lib/validation/register'

/** Values of the kind that the form holds; anything else a browser may have kept is left out. */
function onlyKnown(kept: unknown): Partial<RegisterForm> | null {
  if (typeof kept !== 'object' || kept === null) return null
  const empty: Record<string, unknown> = EMPTY_REGISTRATION
  const known = Object.entries(kept).filter(
    ([name, value]) =>
      typeof value === typeof empty[name] &&
      Array.isArray(value) === Array.isArray(empty[name]),
  )
  return Object.fromEntries(known)
}

type Start = { round: number; values: RegisterForm; isRestored: boolean }

const EMPTY = { values: EMPTY_REGISTRATION, isRestored: false }

/**
 * The registration that was begun and not sent in this browser within a day, never its passwords
 * (decision 4). `start` is what the form begins with; null until that is known.
 */
export function useRegistrationDraft() {
  const draft = useDraft('visitor-draft', 'visitor', 'register')
  const [start, setStart] = useState<Start | null>(null)
  useReadDraft(draft, (kept) => {
    const known = onlyKnown(kept)
    const values = { ...EMPTY_REGISTRATION, ...known }
    setStart({ round: 0, values, isRestored: known !== null })
  })

  const keep = useCallback(
    ({ password: _, confirmPassword: __, ...values }: RegisterForm) => draft.keep(values),
    [draft],
  )
  async function startOver() {
    await draft.drop()
    setStart((last) => ({ round: (last?.round ?? 0) + 1, ...EMPTY }))
  }
  return { start, keep, startOver, drop: draft.drop }
}
