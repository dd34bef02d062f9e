import { href } from '@/lib/router/href'
import { routeNames } from '@/lib/router/match'
import { type RouteName, routeOf } from '@/lib/routes'

/** A thing to go to. */
export type Found = { id: string; label: string; hint?: string; hash: string }

const isOpenToAll = (name: RouteName) =>
  routeOf(name).frame === 'admin' && !routeOf(name).path.includes(':')

const labelOf = (name: RouteName) => {
  const { nav, tab, title } = routeOf(name)
  return nav ?? tab ?? title
}

/** Every screen of the admin area that needs no choice of a thing first. */
export const ADMIN_SCREENS: readonly (Found & { name: RouteName })[] = routeNames
  .filter(isOpenToAll)
  .map((name) => ({
    ...{ id: name, name },
    label: labelOf(name),
    hint: labelOf(name) === routeOf(name).title ? undefined : routeOf(name).title,
    // routes without parameters, as filtered above
    hash: href(name as 'admin/beranda'),
  }))
