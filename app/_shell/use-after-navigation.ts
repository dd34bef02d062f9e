import { useEffect, useRef, useState } from 'react'
import { headingElement, visibleHeading } from '@/app/_shell/page-heading-element'
import { WINDOW } from '@/lib/browser/window-selector'
import { hashLocation } from '@/lib/router/hash-location'
import { addressOf, matchHash, type RouteMatch } from '@/lib/router/match'
import { restoreScroll } from '@/lib/router/scroll-memory'

/** A heading that comes later than this leaves the focus to whoever has moved it meanwhile. */
const HEADING_WAIT_MS = 3000
/** A window that goes away gives the focus back to its opener, which is not to be the last word. */
const RETURN_MS = 100

/** Content comes as new elements, or as some that React has hidden by their style until now. */
const CHANGES = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['style'],
}

const hasFocusElsewhere = () => document.activeElement !== document.body

type Before = { address: string; heading: HTMLElement | null }

/** The page that the server drew, where a link on it has led on before the application stood. */
function drawnBefore(): Before | null {
  const drawn = document.querySelector('first-paint')
  const hash = drawn?.getAttribute('data-at')
  if (!drawn || typeof hash !== 'string' || hash === location.hash) return null
  return {
    address: addressOf(matchHash(hash)),
    heading: drawn.querySelector<HTMLElement>('[data-page-heading]'),
  }
}

/** Focuses the new screen's heading as soon as it is there, whatever is still loading below it. */
function focusHeading(previous: HTMLElement | null): () => void {
  const startedAt = performance.now()
  let isCovered = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    if (document.querySelector(WINDOW)) {
      isCovered = true
      return
    }
    const isLate = performance.now() - startedAt > HEADING_WAIT_MS
    if (isLate && hasFocusElsewhere()) return observer.disconnect()
    // that of a screen whose successor is still loading is there, but hidden
    const found = visibleHeading()
    if (!found || found === previous) return
    if (isCovered) {
      isCovered = false
      timer = setTimeout(look, RETURN_MS)
      return
    }
    found.focus({ preventScroll: true })
    observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    if (timer === undefined) look()
  })
  observer.observe(document.body, CHANGES)
  look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/**
 * After each move to another screen: focus on its heading, scrolled to its top, or to where it was left
 * when it is gone back to. On the first load, where the browser's own start is right, it only finds back
 * to where a reload came from; nothing happens when only the hash's query changes.
 */
export function useAfterNavigation(route: RouteMatch) {
  const address = addressOf(route)
  const [drawn] = useState(drawnBefore)
  const last = useRef(drawn)

  useEffect(() => {
    const before = last.current
    last.current = { address, heading: null }
    if (before?.address === address) return
    const top = hashLocation.scrollTop()
    // whoever has scrolled what the server drew is not moved
    if (!before) return top > 0 && window.scrollY === 0 ? restoreScroll(top) : undefined
    const stopScroll = restoreScroll(top)
    const stopFocus = focusHeading(before.heading)
    return () => {
      stopScroll()
      stopFocus()
    }
  }, [address])

  useEffect(() => {
    if (last.current) last.current.heading = headingElement()
  })
}
