import { globSync, readFileSync } from 'node:fs'

const page = readFileSync('docs/security.md', 'utf8')
const FILES = /`((?:app|bench|deploy|e2e|lib|scripts|server)\/[^`]*)`/g

it('the page on security names only files that are there', () => {
  const named = [...page.matchAll(FILES)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => globSync(file).length === 0)).toEqual([])
})

it('it says of every chapter of the standard how the portal stands to it', () => {
  const chapters = page.match(/V\d+ [A-Z]/g)?.map((title) => title.slice(1, -2))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, place) => `${place + 1}`))
})
