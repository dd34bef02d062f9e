import { useEffect } from 'react'

const guards = new Set<symbol>()
let ask: () => Promise<boolean> = async () => true

/** Tells the router how to ask whether to leave with unsaved changes; the shell does so once. */
export function setLeaveQuestion(question: () => Promise<boolean>) {
  ask = question
}

/** True while any form on the screen has unsaved changes. */
export const hasUnsavedChanges = () => guards.size > 0

/** Asks when something is unsaved; resolves true when leaving is fine. Agreeing drops the guards. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true
  const leave = await ask()
  if (leave) guards.clear()
  return leave
}

/** Guards the screen while `isDirty`: link, back button and closing the tab ask first (decision 44). */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const guard = Symbol('unsaved changes')
    guards.add(guard)
    const warn = (event: BeforeUnloadEvent) => guards.has(guard) && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      guards.delete(guard)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty])
}
