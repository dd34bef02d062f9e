import { useEffect, useRef } from 'react'
import { APP_NAME } from '@/lib/env'
import type { RouteMatch } from '@/lib/router/match'
import { routes } from '@/lib/routes'

/** How long a screen's heading is waited for before the focus goes to the page itself. */
const HEADING_WAIT_MS = 3000

/** Content comes as new elements, or as some that React has hidden by their style until now. */
const CHANGES = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['style'],
}

const heading = () => document.querySelector<HTMLElement>('[data-page-heading]')

/** Focuses the new screen's heading as soon as it is there, whatever is still loading below it. */
function focusHeading(previous: HTMLElement | null): () => void {
  const focus = () => {
    const found = heading()
    if (!found || (found === previous && found.isConnected)) return false
    // that of a screen whose successor is still loading is there, but hidden
    if (found.checkVisibility?.() === false) return false
    found.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, CHANGES)
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/**
 * After each move to another screen: title, focus on its heading, scrolled to the top. Not on the
 * first load, where the browser's own start is right, nor when only the hash's query changes.
 */
export function useAfterNavigation(route: RouteMatch | null) {
  const address = route && `${route.name} ${JSON.stringify(route.params)}`
  const name = route?.name
  const last = useRef<{ address: string; heading: HTMLElement | null } | null>(null)

  useEffect(() => {
    if (!address || !name) return
    document.title = `${routes[name].title} · ${APP_NAME}`
    const before = last.current
    last.current = { address, heading: null }
    if (!before || before.address === address) return
    window.scrollTo(0, 0)
    return focusHeading(before.heading)
  }, [address, name])

  useEffect(() => {
    if (last.current) last.current.heading = heading()
  })
}
