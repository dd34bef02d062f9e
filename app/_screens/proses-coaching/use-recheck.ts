import { useEffect, useEffectEvent, useRef } from 'react'

/** Asks again when something has moved that the server may know more of. */
export function useRecheck(moved: string | null, ask: () => void) {
  const onMove = useEffectEvent(ask)
  const before = useRef(moved)
  useEffect(() => {
    const hasMoved = before.current !== null && before.current !== moved
    before.current = moved
    if (hasMoved) onMove()
  }, [moved])
}
