import { useEffect, useRef, useState } from 'react'
import { addressOf, type RouteMatch } from '@/lib/router/match'
import { routes } from '@/lib/routes'

/** A redirect opens the next screen before this one was seen. */
const REDIRECT_MS = 150

/**
 * Tells readers the title of each screen that is opened, once, for wherever the focus then is. Not the
 * first one: the browser reads that of a page that it has loaded.
 */
export function RouteAnnouncer({ route }: { route: RouteMatch }) {
  const address = addressOf(route)
  const { title } = routes[route.name]
  const last = useRef<string | null>(null)
  const [said, setSaid] = useState({ times: 0, title: '' })

  useEffect(() => {
    if (last.current === address) return
    const isFirst = last.current === null
    last.current = address
    if (isFirst) return
    const say = () => setSaid(({ times }) => ({ times: times + 1, title }))
    const timer = setTimeout(say, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [address, title])

  return (
    <div aria-live="polite" className="sr-only">
      {/* a new element each time, so that the same title is told again */}
      <p key={said.times}>{said.title}</p>
    </div>
  )
}
