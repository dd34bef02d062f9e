import { useEffect, useEffectEvent, useState } from 'react'
import { deadlineMs, remainingSeconds } from '@/lib/domain/tests/test-session'

/** The end of an attempt on the monotonic clock, with the wall clock's lead when it was set. */
export type Deadline = { at: number; wallLead: number }

const wallLead = () => Date.now() - performance.now()

/** The moment of the start answer plus its seconds, untouched by the device's clock (decision 50). */
export const deadlineFromNow = (remainingTimeSeconds: number): Deadline => ({
  at: deadlineMs(performance.now(), remainingTimeSeconds),
  wallLead: wallLead(),
})

/** The monotonic clock stands still in sleep; the wall clock then runs ahead of it. */
const MAX_DRIFT_MS = 2000
const REASONS_TO_LOOK = ['pageshow', 'focus'] as const

type Events = {
  /** Time is up; also when the tab is hidden. */
  onZero: () => void
  /** Back after a while, or the two clocks disagree by more than 2 s: the server has to be asked. */
  onDoubt: () => void
}

/** Whole seconds left of an attempt, fresh every second; null without a deadline. */
export function useDeadline(deadline: Deadline | null, events: Events): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  const onZero = useEffectEvent(events.onZero)
  const onDoubt = useEffectEvent(events.onDoubt)

  useEffect(() => {
    if (!deadline) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      if (Math.abs(wallLead() - deadline.wallLead) > MAX_DRIFT_MS) onDoubt()
      const now = performance.now()
      const left = remainingSeconds(deadline.at, now)
      setSeconds(left)
      if (left === 0) onZero()
      else timer = setTimeout(look, (deadline.at - now) % 1000 || 1000)
    }
    const back = () => {
      if (document.visibilityState === 'visible') onDoubt()
      look()
    }
    look()
    for (const reason of REASONS_TO_LOOK) window.addEventListener(reason, look)
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(timer)
      for (const reason of REASONS_TO_LOOK) window.removeEventListener(reason, look)
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [deadline])

  return seconds
}
