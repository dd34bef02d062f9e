import { useEffect, useEffectEvent } from 'react'

/** Calls `tick` every `milliseconds`; `null` stops it. A new length starts a new interval. */
export function useInterval(tick: () => void, milliseconds: number | null): void {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => onTick(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
