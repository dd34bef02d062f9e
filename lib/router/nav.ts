import type { Role } from '@/lib/entities/user'
import { routeNames } from '@/lib/router/match'
import { type FrameName, type NavIcon, type RouteName, routeOf } from '@/lib/routes'

export type NavEntry<F extends FrameName = FrameName> = {
  name: RouteName
  label: string
  icon: NavIcon<F>
}

/** The sidebar entries of a frame for a role, in the order of the route table. */
export function navEntries<F extends FrameName>(
  frame: F,
  role: Role | null,
): NavEntry<F>[] {
  return routeNames.flatMap((name) => {
    const { frame: own, nav, icon, navFor } = routeOf(name)
    const isFor = !navFor || navFor.includes(role ?? 'visitor')
    return own === frame && nav && isFor
      ? [{ name, label: nav, icon: icon as NavIcon<F> }]
      : []
  })
}

/** The list that a route's thing stands in, by the beginning of its name. */
export const listOf = (name: RouteName) =>
  routeNames.find((other) => other === name.slice(0, name.lastIndexOf('/')))

/** The route to whose sidebar entry a route belongs: by its table entry, else by its list. */
export function sectionOf(name: RouteName): RouteName {
  const { section, nav } = routeOf(name)
  if (section) return section as RouteName
  const list = listOf(name)
  return nav || !list ? name : sectionOf(list)
}
