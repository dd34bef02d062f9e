import { useEffect, useEffectEvent } from 'react'
import { holdPage } from '@/lib/browser/hold-page'

/** What each guard does when somebody agrees to lose what it guards. */
const guards = new Set<() => void>()
let setQuestion: (question: () => Promise<boolean>) => void
let asked = new Promise<() => Promise<boolean>>((resolve) => {
  setQuestion = resolve
})

/** Tells the router how to ask whether to leave with unsaved changes; the shell does so once. */
export function setLeaveQuestion(question: () => Promise<boolean>) {
  setQuestion(question)
  asked = Promise.resolve(question)
}

/** True while any form on the screen has unsaved changes. */
export const hasUnsavedChanges = () => guards.size > 0

/** Asks when something is unsaved; resolves true when leaving is fine. Agreeing drops the guards. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true
  // it comes after the first screen: nothing is left unasked until then
  const ask = await asked
  const leave = await ask()
  if (!leave) return false
  for (const giveUp of guards) giveUp()
  guards.clear()
  return true
}

/**
 * Guards the screen while `isDirty`: link, back button and closing the tab ask first (decision 44).
 * `onAbandon` is told when the answer was to leave without saving.
 */
export function useLeaveGuard(isDirty: boolean, onAbandon?: () => void) {
  const abandon = useEffectEvent(() => onAbandon?.())
  useEffect(() => {
    if (!isDirty) return
    const release = holdPage()
    const giveUp = () => {
      release()
      abandon()
    }
    guards.add(giveUp)
    return () => {
      guards.delete(giveUp)
      release()
    }
  }, [isDirty])
}
