import { useLayoutEffect } from 'react'
import { WINDOW } from '@/lib/browser/window-selector'

/** A reader that finds gone what it stands on, before it has followed the focus into the window, may not find the window. */
const READERS_FOLLOW_MS = 500

let open = 0

/** A drawer gives the focus back to its opener when it has slid away, also where a question has opened over the page meanwhile. */
function backToWindow({ relatedTarget: from }: FocusEvent) {
  if (from instanceof HTMLElement && from.closest(WINDOW)) from.focus()
}

/**
 * Takes the page behind a window away from readers, toasts and banners not, which stand beside it. Headless UI does so only for a
 * window that has been mounted closed, and before the focus has moved.
 */
export function usePageAway(isOpen: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('app')
    if (!isOpen || !page) return
    open += 1
    page.addEventListener('focusin', backToWindow)
    const timer = setTimeout(() => page.setAttribute('inert', ''), READERS_FOLLOW_MS)
    return () => {
      clearTimeout(timer)
      open -= 1
      if (open > 0) return
      page.removeAttribute('inert')
      page.removeEventListener('focusin', backToWindow)
    }
  }, [isOpen])
}
