import { useCallback, useEffect, useState } from 'react'
import { EMPTY_REGISTRATION } from '@/app/_screens/register/registration-values'
import { draftKey, dropDraft, keepDraft, readDraft } from '@/lib/browser/form-draft'
import type { RegisterForm } from '@/lib/validation/register'

const KEY = draftKey('register', 'visitor')

/** Computers are shared: what was typed yesterday belongs to someone else. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const PAUSE_MS = 400

type Draft = { savedAt: number; values: Omit<RegisterForm, 'password' | 'confirmPassword'> }

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'savedAt' in stored && 'values' in stored

/** Values of the kind that the form holds; anything else a browser may have kept is left out. */
function onlyKnown(values: object): Partial<RegisterForm> {
  const empty: Record<string, unknown> = EMPTY_REGISTRATION
  const known = Object.entries(values).filter(
    ([name, value]) =>
      typeof value === typeof empty[name] &&
      Array.isArray(value) === Array.isArray(empty[name]),
  )
  return Object.fromEntries(known)
}

/** The registration that was begun and not sent in this browser within a day; null without one. */
async function readRegistration(now = Date.now()): Promise<RegisterForm | null> {
  const stored = await readDraft(KEY)
  if (!isDraft(stored) || now - stored.savedAt > MAX_AGE_MS) return null
  return { ...EMPTY_REGISTRATION, ...onlyKnown(stored.values) }
}

/** Keeps what was typed, never the passwords (decision 4). */
async function keepRegistration(form: RegisterForm, now = Date.now()) {
  const { password: _, confirmPassword: __, ...values } = form
  await keepDraft(KEY, { savedAt: now, values } satisfies Draft)
}

/** What was typed last and is not kept yet. */
let typed: { form: RegisterForm; timer: ReturnType<typeof setTimeout> } | null = null

/** Keeps the form after a pause in typing. */
export function keepRegistrationSoon(form: RegisterForm) {
  clearTimeout(typed?.timer)
  typed = { form, timer: setTimeout(flushRegistration, PAUSE_MS) }
}

/** Keeps what was typed last at once. */
export function flushRegistration() {
  if (!typed) return
  clearTimeout(typed.timer)
  void keepRegistration(typed.form)
  typed = null
}

/** Forgets the draft, and what was typed last with it. */
export async function dropRegistration() {
  clearTimeout(typed?.timer)
  typed = null
  await dropDraft(KEY)
}

type Start = { round: number; values: RegisterForm; isRestored: boolean }

/** What the form starts with: the kept draft, else nothing; null until that is known. */
export function useRegistrationStart() {
  const [start, setStart] = useState<Start | null>(null)
  useEffect(() => {
    let isGone = false
    readRegistration().then((draft) => {
      const values = draft ?? EMPTY_REGISTRATION
      if (!isGone) setStart({ round: 0, values, isRestored: draft !== null })
    })
    return () => {
      isGone = true
    }
  }, [])

  const startOver = useCallback(async () => {
    await dropRegistration()
    const values = EMPTY_REGISTRATION
    setStart((last) => ({ round: (last?.round ?? 0) + 1, values, isRestored: false }))
  }, [])
  return { start, startOver }
}
