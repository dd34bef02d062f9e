import { filledPath } from '../domain/text/filled-path.ts'
import { type RouteName, type RouteParams, routes } from '../routes.ts'

export type HashQuery = Record<string, string | number | undefined>

/** The part after the `#` for a route: path with its parameters filled in, then the query. */
export function pathOf(name: RouteName, params: Record<string, string>, query?: HashQuery) {
  const path = filledPath(routes[name].path, params)
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** Arguments after the route's name: its parameters, left out where it has none. */
export type RouteArguments<N extends RouteName> = keyof RouteParams<N> extends never
  ? [params?: Record<never, string>, query?: HashQuery]
  : [params: RouteParams<N>, query?: HashQuery]

/** A link to a screen: `href('coaching/detail', { id })` gives `#/coaching/…`. */
export function href<N extends RouteName>(name: N, ...[params, query]: RouteArguments<N>) {
  return `#${pathOf(name, params ?? {}, query)}`
}
