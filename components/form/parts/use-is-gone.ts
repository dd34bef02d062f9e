import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen was left: what becomes of its form is told elsewhere then, and nothing more is asked about it. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
