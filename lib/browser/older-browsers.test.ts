import { globSync, readFileSync } from 'node:fs'
import { pathFor } from '@/lib/api/call'
import { api } from '@/lib/contract'

test('what Chrome 103 to 109 lack is there once the portal starts, and in no list of what an array holds', async () => {
  for (const name of ['toSorted', 'toReversed'])
    Reflect.deleteProperty(Array.prototype, name)
  await import('@/lib/browser/older-browsers')
  const list = [3, 10, 2]
  expect([list.toSorted((a, b) => a - b), list.toReversed()]).toEqual([
    [2, 3, 10],
    [2, 10, 3],
  ])
  expect(list).toEqual([3, 10, 2])
  expect(Object.keys(Array.prototype)).toEqual([])
})

test('what a call asks for is asked for in Chrome 112 and Safari 16 too, whose URLSearchParams have no size', () => {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  const query = { q: 'siti', page: '2', category: '' }
  expect(pathFor(api.participantPages.page, {}, query)).toBe('participant?q=siti&page=2')
  expect(pathFor(api.participantPages.page, {}, {})).toBe('participant')
})

/** What came to browsers after March 2023: Chrome 111, Safari 16.4, Firefox 111. */
const NEWER =
  /\b(Map|Object)\.groupBy|Promise\.(withResolvers|try)|Array\.fromAsync|AbortSignal\.any|URL\.parse|RegExp\.escape|toWellFormed|\.(with|toSpliced)\(|\.(union|difference|intersection|isSubsetOf|isSupersetOf)\(|\.(values|entries)\(\)\s*\.(map|filter|some|find|toArray)\(/

test('nothing that runs in a browser asks for more', () => {
  const asking = globSync('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => NEWER.test(readFileSync(file, 'utf8')))
  expect(asking).toEqual([])
})
