import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '@/lib/browser/use-media-query'

let isBetween = false

function subscribe(changed: () => void) {
  const begin = () => {
    isBetween = true
    changed()
  }
  const end = () => {
    isBetween = false
    changed()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    isBetween = false
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the page is being printed, for what only paper shows. */
export function usePrinting(): boolean {
  const isPrintMedia = useMediaQuery('print')
  const isPrinting = useSyncExternalStore(
    subscribe,
    () => isBetween,
    () => false,
  )
  return isPrinting || isPrintMedia
}
