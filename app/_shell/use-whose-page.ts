import { useState } from 'react'
import type { Role } from '@/lib/entities/user'
import type { RouteMatch } from '@/lib/router/match'
import { routeOf } from '@/lib/routes'

export type ShownTo = {
  route: RouteMatch
  role: Role | null
  /** How often another account has taken over this tab; each draws the page anew. */
  switches: number
  /** The account that was here last, also when it has logged out. */
  lastAccount: string | undefined
}

/** What another account has left of the page in this tab. */
export function useWhosePage({ route, role, switches, lastAccount }: ShownTo) {
  const [others, setOthers] = useState(switches > 0 ? route : null)
  if (others && others !== route) setOthers(null)
  const [seen, setSeen] = useState(role && route)
  if (role && seen !== route) setSeen(route)
  return {
    /** Who had it open and has logged out elsewhere; nobody of what was opened since. */
    owner: seen === route ? lastAccount : undefined,
    /** Opening a test begins it, and the one who is here now has not opened it. */
    isOthersTest: others === route && routeOf(route.name).undisturbed === true,
  }
}
