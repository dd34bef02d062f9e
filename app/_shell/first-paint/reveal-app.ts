import { useLayoutEffect } from 'react'
import { markFirstScreen } from '@/lib/first-paint/first-screen'

/** The link that had the focus, found again in the screen that takes the place of the drawn one. */
function keepFocus(drawn: Element) {
  const focused = document.activeElement
  const href = drawn.contains(focused) ? focused?.getAttribute('href') : null
  const links = href ? document.querySelectorAll<HTMLElement>('[data-app] a') : []
  return [...links].find((link) => link.getAttribute('href') === href)
}

function reveal(drawn: Element) {
  const link = keepFocus(drawn)
  delete document.documentElement.dataset.painted
  drawn.remove()
  link?.focus({ preventScroll: true })
}

/** Runs once the finger or button is up and its click, which follows at once, has happened. */
function afterRelease(run: () => void) {
  const released = () => {
    window.removeEventListener('pointerup', released)
    window.removeEventListener('pointercancel', released)
    setTimeout(run)
  }
  window.addEventListener('pointerup', released)
  window.addEventListener('pointercancel', released)
}

/**
 * Put beside a screen inside its Suspense: once the screen is there, the start page that the server
 * drew (`lib/first-paint/start-page.ts`) gives way to it, in the same frame. A press that has begun on the
 * drawn page ends on it first, since a click needs the same element below both its ends.
 */
export function RevealApp() {
  useLayoutEffect(() => {
    markFirstScreen()
    const drawn = document.querySelector('first-paint')
    if (!drawn) return
    if (drawn.matches(':active')) afterRelease(() => reveal(drawn))
    else reveal(drawn)
  }, [])
  return null
}
