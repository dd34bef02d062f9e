import { useLayoutEffect } from 'react'
import { markFirstScreen } from '@/lib/feedback/first-screen'

/** The link that had the focus, found again in the screen that takes the place of the drawn one. */
function keepFocus(drawn: Element) {
  const focused = document.activeElement
  const href = drawn.contains(focused) ? focused?.getAttribute('href') : null
  const links = href ? document.querySelectorAll<HTMLElement>('[data-app] a') : []
  return [...links].find((link) => link.getAttribute('href') === href)
}

/**
 * Put beside a screen inside its Suspense: once the screen is there, the start page that the server
 * drew (`lib/browser/page-start`) gives way to it, in the same frame.
 */
export function RevealApp() {
  useLayoutEffect(() => {
    markFirstScreen()
    const drawn = document.querySelector('first-paint')
    if (!drawn) return
    const link = keepFocus(drawn)
    delete document.documentElement.dataset.painted
    drawn.remove()
    link?.focus({ preventScroll: true })
  }, [])
  return null
}
