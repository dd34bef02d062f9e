import type { Role } from '@/lib/entities/user'
import { type FrameName, type Route, type RouteName, routes } from '@/lib/routes'

export type NavEntry = { name: RouteName; label: string }

/** The sidebar entries of a frame for a role, in the order of the route table. */
export function navEntries(frame: FrameName, role: Role | null): NavEntry[] {
  const all = Object.entries(routes) as [RouteName, Route][]
  return all.flatMap(([name, route]) => {
    const isFor = !route.navFor || route.navFor.includes(role ?? 'visitor')
    return route.frame === frame && route.nav && isFor ? [{ name, label: route.nav }] : []
  })
}
