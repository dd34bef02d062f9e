import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { EMPTY_REGISTRATION } from '@/app/_screens/register/registration-values'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type Draft, useReadDraft } from '@/lib/device/use-draft'
import { useSession } from '@/lib/session/use-session'
import type { RegisterForm } from '@/lib/validation/register'

const empty: Record<string, unknown> = EMPTY_REGISTRATION

/** The fields that are filled, of the kind that the form holds; anything else a browser may have kept is left out. */
function filledIn(form: unknown): Partial<RegisterForm> {
  if (typeof form !== 'object' || form === null) return {}
  const filled = Object.entries(form).filter(
    ([name, value]) =>
      typeof value === typeof empty[name] &&
      Array.isArray(value) === Array.isArray(empty[name]) &&
      String(value) !== String(empty[name]),
  )
  return Object.fromEntries(filled)
}

/**
 * The registration that was begun and not sent in this browser within a day, never its passwords (decision 4): laid into the
 * form around it as soon as it has been read, but for what somebody has typed by then, and kept while it is typed.
 */
export function RegistrationDraft({
  draft,
  onStartOver,
}: {
  draft: Draft
  onStartOver: () => void
}) {
  const form = useFormikContext<RegisterForm>()
  const { values, dirty, isSubmitting, submitCount } = form
  const { role } = useSession()
  const [isRestored, setRestored] = useState(false)

  useReadDraft(draft, (kept) => {
    const known = filledIn(kept)
    if (Object.keys(known).length === 0) return
    setRestored(true)
    const restored = { ...EMPTY_REGISTRATION, ...known, ...filledIn(values) }
    // as it was left it is a beginning, and nothing that would be lost
    if (dirty || submitCount > 0) void form.setValues(restored)
    else form.resetForm({ values: restored })
  })

  // whoever has just been registered leaves nothing behind
  const isTyped = dirty && !isSubmitting && !role
  useEffect(() => {
    const { password: _, confirmPassword: __, ...kept } = values
    if (isTyped) draft.keep(kept)
  }, [values, isTyped, draft])

  if (!isRestored) return null
  return (
    <Notice
      action={
        <Button variant="ghost" size="sm" onClick={onStartOver}>
          Kosongkan
        </Button>
      }
    >
      Isian Anda sebelumnya dipulihkan. Password perlu diketik ulang.
    </Notice>
  )
}
