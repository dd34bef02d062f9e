import { useEffect, useEffectEvent, useState } from 'react'
import { type Deadline, timeLeft } from '@/lib/answers/deadline'
import { remainingSeconds } from '@/lib/domain/tests/test-session'

const REASONS_TO_LOOK = ['pageshow', 'focus'] as const
const SECOND_MS = 1000

type Events = {
  /** Time is up, surely; also when the tab is hidden. */
  onZero: () => void
  /**
   * Back after a while, or the time is not sure any more: the server has to be asked.
   * @param isHopeful the line has just come back
   */
  onDoubt: (isHopeful: boolean) => void
}

/** Seconds left of an attempt; unsure after a sleep, a changed clock or a reload without a line. */
export type TimeLeft = { seconds: number; isSure: boolean }

/** What is left of an attempt, fresh every second; null without a deadline. */
export function useDeadline(deadline: Deadline | null, events: Events): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null)
  const onZero = useEffectEvent(events.onZero)
  const onDoubt = useEffectEvent(events.onDoubt)

  useEffect(() => {
    if (!deadline) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const { leftMs, isSure } = timeLeft(deadline)
      const seconds = remainingSeconds(leftMs, 0)
      setLeft({ seconds, isSure })
      if (!isSure) onDoubt(false)
      if (seconds === 0 && isSure) return onZero()
      timer = setTimeout(look, Math.max(0, leftMs) % SECOND_MS || SECOND_MS)
    }
    const back = ({ type }: Event) => {
      if (document.visibilityState === 'visible') onDoubt(type === 'online')
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

  return deadline && left
}
