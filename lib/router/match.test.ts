import { pathOf } from '@/lib/router/href'
import { matchHash, routeNames } from '@/lib/router/match'
import { routes } from '@/lib/routes'

const names = routeNames.filter((name) => name !== 'not-found')

describe('every address of the route table', () => {
  test.each(names)(
    '%s is found again from its own link, whatever its parameters hold',
    (name) => {
      const params = Object.fromEntries(
        [...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'KHT 2026/ä?#']),
      )
      const { query, ...match } = matchHash(`#${pathOf(name, params, { page: 2 })}`)
      expect(match).toEqual({ name, params })
      expect(query.get('page')).toBe('2')
    },
  )
})

test.each([
  ['', 'home'],
  ['#', 'home'],
  ['#/', 'home'],
  ['#/coaching/', 'coaching'],
  ['#/coaching/user', 'coaching/user'],
  ['#/coaching/42', 'coaching/detail'],
  ['#/admin/coaching/add', 'admin/coaching/add'],
  ['#/coaching/%E0%A4%A', 'coaching/detail'],
])('%s opens %s (decision 12: a static segment beats a parameter)', (hash, name) => {
  expect(matchHash(hash).name).toBe(name)
})

test.each(['#/a/b/c', '#/coachin', '#/admin', '#/coaching/1/2/3', '#main'])(
  "'a catch-all 404 page': %s is not found",
  (hash) => {
    expect(matchHash(hash).name).toBe('not-found')
  },
)
