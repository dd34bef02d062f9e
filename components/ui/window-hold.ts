import { createContext, useContext, useEffect } from 'react'

/** Says to the window around a form that it stays. */
export const WindowHold = createContext<{ current: boolean } | null>(null)

/** Keeps the window around from closing: what is on its way is not called back, though a closed window would look so. */
export function useHoldWindow(isHeld: boolean) {
  const hold = useContext(WindowHold)
  useEffect(() => {
    if (!hold || !isHeld) return
    hold.current = true
    return () => {
      hold.current = false
    }
  }, [hold, isHeld])
}
