import { type FormikValues, useFormikContext } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from '@/lib/browser/form-draft'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import { useLeaveGuard } from '@/lib/router/leave-guard'
import { useSession } from '@/lib/session/use-session'
import { changesOf, type FormDraft, restoredFrom } from './draft-values'

const PAUSE_MS = 400

/** The account's key of a draft, which an ended session takes away before the form is gone. */
function useDraftKey(name: string) {
  const userId = useSession().user?.id ?? ''
  const [key] = useState(() => draftKey(name, userId))
  return key
}

/**
 * Keeps the changes of the form around it on the device until they are saved or given up: an ended
 * session, a reload or a crash costs nothing (decision 4).
 *
 * @param name of the form, and of the thing that it changes
 */
export function useKeptDraft(name: string) {
  const key = useDraftKey(name)
  const form = useFormikContext<FormikValues>()
  const { values, dirty, isSubmitting } = form
  const latest = useRef(form)
  latest.current = form
  /** Typed, and not yet on the device. */
  const pending = useRef<FormikValues | null>(null)
  const hasDraft = useRef(false)
  const [isRestored, setRestored] = useState(false)

  const drop = useCallback(() => {
    pending.current = null
    if (hasDraft.current) void dropDraft(key)
    hasDraft.current = false
    setRestored(false)
  }, [key])

  const flush = useCallback(() => {
    if (!pending.current) return
    const changes = changesOf(pending.current, latest.current.initialValues)
    pending.current = null
    void keepDraft(key, { savedAt: Date.now(), changes } satisfies FormDraft)
  }, [key])
  useFlushOnLeave(flush)
  // after the flush: whoever leaves while it is being sent leaves it with the server
  useEffect(() => () => (latest.current.isSubmitting ? drop() : undefined), [drop])
  useLeaveGuard(dirty && !isSubmitting, drop)

  useEffect(() => {
    if (!dirty) return drop()
    if (isSubmitting) return
    hasDraft.current = true
    pending.current = values
    const timer = setTimeout(flush, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, dirty, isSubmitting, drop, flush])

  useEffect(() => {
    let isGone = false
    void readDraft(key).then((stored) => {
      const { initialValues, dirty: isTyping, setValues } = latest.current
      const restored = restoredFrom(stored, initialValues)
      if (isGone || isTyping || !restored) return
      setRestored(true)
      void setValues(restored, false)
    })
    return () => {
      isGone = true
    }
  }, [key])

  return { isRestored, discard: () => form.resetForm() }
}
