import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `flush` in the last moments in which something can still be kept: when the tab is hidden
 * (a phone may end it without another word), when the page is left or reloaded, and when the part
 * that uses this goes.
 */
export function useFlushOnLeave(flush: () => void) {
  const latest = useEffectEvent(flush)
  useEffect(() => {
    const run = () => latest()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') run()
    }
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', run)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', run)
      run()
    }
  }, [])
}
