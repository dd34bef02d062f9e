import { useEffect, useState } from 'react'
import { onClockCorrected, serverNow } from './server-clock'

/**
 * The server's time in milliseconds, fresh every `intervalMs`, when an answer corrected the clock, and
 * when the tab is shown again.
 */
export function useNow(intervalMs = 1000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(serverNow())
      timer = setTimeout(tick, intervalMs - (serverNow() % intervalMs))
    }
    const wake = () => {
      clearTimeout(timer)
      tick()
    }
    timer = setTimeout(tick, intervalMs - (serverNow() % intervalMs))
    document.addEventListener('visibilitychange', wake)
    const stopListening = onClockCorrected(wake)
    return () => {
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', wake)
    }
  }, [intervalMs])
  return now
}
