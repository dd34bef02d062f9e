import { type FormikValues, useFormikContext } from 'formik'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useDraft, useReadDraft } from '@/lib/device/use-draft'
import { useLeaveGuard } from '@/lib/router/leave-guard'
import { useSession } from '@/lib/session/use-session'
import { draftOf, isSame, restoredFrom } from './draft-values'
import { FormContext } from './form-context'

const NONE: readonly string[] = []

/**
 * Keeps the changes of the form around it on the device until they are saved or given up: an ended
 * session, a reload or a crash costs nothing (decision 4).
 *
 * @param name of the form, and of the thing that it changes
 * @param together fields that mean something only together
 */
export function useKeptDraft(name: string, together: readonly string[] = NONE) {
  const draft = useDraft('draft', useSession().user?.id ?? '', name)
  const form = useFormikContext<FormikValues>()
  const onceSaved = useContext(FormContext)?.onceSaved
  const { values, dirty, isSubmitting } = form
  const latest = useRef(form)
  latest.current = form
  const hasDraft = useRef(false)
  /** What was stored when the draft came back, and what it made of it. */
  const returned = useRef<{ fresh: FormikValues; values: FormikValues } | null>(null)
  const [isRestored, setRestored] = useState(false)

  const drop = useCallback(() => {
    if (hasDraft.current) void draft.drop()
    hasDraft.current = false
    setRestored(false)
  }, [draft])
  // whoever leaves while it is being sent cannot know what becomes of it: forgotten once it is stored
  useEffect(
    () => () => {
      if (latest.current.isSubmitting) onceSaved?.add(() => void draft.dropStored())
    },
    [draft, onceSaved],
  )
  useLeaveGuard(dirty && !isSubmitting, drop)

  useEffect(() => {
    if (!dirty) return drop()
    if (isSubmitting) return
    hasDraft.current = true
    draft.keep(draftOf(values, latest.current.initialValues, together))
  }, [values, dirty, isSubmitting, draft, drop, together])

  useReadDraft(draft, (stored) => {
    const { initialValues, dirty: isTyping, resetForm, setValues } = latest.current
    const restored = restoredFrom(stored, initialValues)
    if (isTyping || !restored) return
    setRestored(true)
    returned.current = { fresh: initialValues, values: restored.values }
    resetForm({ values: restored.base })
    void setValues(restored.values, false)
  })

  const discard = useCallback(() => {
    const { fresh } = returned.current ?? {}
    latest.current.resetForm(fresh && { values: fresh })
  }, [])
  // it was being sent as it came back
  useEffect(
    () =>
      draft.onStored(() => {
        const { values: shown, isSubmitting: isSent } = latest.current
        if (!isSent && isSame(shown, returned.current?.values)) discard()
      }),
    [draft, discard],
  )
  return { isRestored, drop, discard }
}
