import { useEffect, useState, useSyncExternalStore } from 'react'
import { onClockCorrected, serverNow } from './server-clock'

/** Tells at each whole interval of the server's time, when an answer corrected the clock, and when the tab is shown again. */
function onTick(intervalMs: number, tell: () => void): () => void {
  const untilNext = () => intervalMs - (serverNow() % intervalMs)
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, untilNext())
    tell()
  }
  timer = setTimeout(tick, untilNext())
  document.addEventListener('visibilitychange', tick)
  const stopListening = onClockCorrected(tick)
  return () => {
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', tick)
  }
}

/** The server's time in milliseconds, fresh every `intervalMs`. */
export function useNow(intervalMs = 1000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => onTick(intervalMs, () => setNow(serverNow())), [intervalMs])
  return now
}

const everySecond = (tell: () => void) => onTick(1000, tell)

/** What the server's time says, asked every second: nothing is drawn anew until that is another. */
export function useAt<T extends string | boolean | null>(read: (now: Date) => T): T {
  const readNow = () => read(new Date(serverNow()))
  return useSyncExternalStore(everySecond, readNow, readNow)
}
