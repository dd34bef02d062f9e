import { useRef, useState } from 'react'
import { unlessCancelled } from '@/lib/browser/unless-cancelled'
import { toast } from './toast'

/** Work that somebody waits for and may call off. `told` says what is so then. */
export function useCancellable(told: string) {
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController | null>(null)

  /** @returns what it comes to; undefined where it was called off */
  async function run<Result>(work: (signal: AbortSignal) => Promise<Result>) {
    const abort = new AbortController()
    running.current = abort
    setRunning(true)
    try {
      return await unlessCancelled(abort.signal, work(abort.signal))
    } finally {
      setRunning(false)
    }
  }

  function cancel() {
    running.current?.abort()
    toast.info(told)
  }

  return { isRunning, run, cancel }
}
