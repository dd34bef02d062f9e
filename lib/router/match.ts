import { parse } from 'regexparam'
import { type RouteName, routes } from '@/lib/routes'

export type RouteMatch = {
  name: RouteName
  params: Record<string, string>
  query: URLSearchParams
}

/** What tells a page from another, whatever its query says. */
export const addressOf = ({ name, params }: RouteMatch): string =>
  `${name} ${JSON.stringify(params)}`

/** All of them, in the order of the route table. */
export const routeNames = Object.keys(routes) as RouteName[]
const dynamicParts = (name: RouteName) => routes[name].path.split(':').length

/** Fewer parameters first, so that `/coaching/user` is not a coaching with id 'user' (decision 12). */
const patterns = routeNames
  .filter((name) => name !== 'not-found')
  .sort((a, b) => dynamicParts(a) - dynamicParts(b))
  .map((name) => ({ name, ...parse(routes[name].path) }))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The route of a hash such as `#/coaching/42?tab=1`; anything unknown is 'not-found'. */
export function matchHash(hash: string): RouteMatch {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2)
  const query = new URLSearchParams(search)
  for (const { name, keys, pattern } of patterns) {
    const found = pattern.exec(path || '/')
    if (!found) continue
    const params = Object.fromEntries(
      keys.map((key, i) => [key, decode(found[i + 1] ?? '')]),
    )
    return { name, params, query }
  }
  return { name: 'not-found', params: {}, query }
}
