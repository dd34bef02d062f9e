import { globSync, readFileSync } from 'node:fs'

const read = (page: string) => readFileSync(`docs/${page}.md`, 'utf8')
const FILES = /`((?:app|bench|deploy|e2e|lib|scripts|server)\/[^`]*)`/g

type Test = { file: string; title: string }

const testsIn = (text: string): Test[] =>
  [...text.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    ...{ file, title },
  }))

/** Cells of the rows of a table that begin with a number, which is the first of them. */
const rowsOf = (page: string): string[][] =>
  read(page)
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | '))

const numbersOf = (rows: string[][]) => [...new Set(rows.map(([number]) => Number(number)))]
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

describe.each(['security', 'usability', 'certificates', 'messages', 'office'])(
  'docs/%s.md',
  (page) => {
    it('names only files that are there', () => {
      const named = [...read(page).matchAll(FILES)].map(([, file = '']) => file)
      expect(named.length).toBeGreaterThan(20)
      expect(named.filter((file) => globSync(file).length === 0)).toEqual([])
    })

    it('names only tests that are there', () => {
      const gone = testsIn(read(page)).filter(
        ({ file, title }) => !readFileSync(file, 'utf8').includes(title),
      )
      expect(gone).toEqual([])
    })
  },
)

it('the page on security says of every chapter of the standard how the portal stands to it', () => {
  const chapters = read('security').match(/V\d+ [A-Z]/g)
  expect(chapters?.map((title) => Number(title.slice(1, -2)))).toEqual(range(1, 17))
})

it.each([
  ['security', 'eleven rules of an account', range(1, 11)],
  ['certificates', 'rules 12 to 19', range(12, 19)],
  ['messages', 'rules 20 to 25', range(20, 25)],
  ['office', 'rules 26 to 33', range(26, 33)],
])('docs/%s.md: each of the %s has tests', (page, _, numbers) => {
  const held = rowsOf(page).filter(([, , cell = '']) => testsIn(cell).length > 0)
  expect(numbersOf(held)).toEqual(numbers)
})

it('the page on usability has forty points', () => {
  expect(numbersOf(rowsOf('usability'))).toEqual(range(1, 40))
})

it.each<[string, number, (cells: string[]) => boolean]>([
  ['usability', 3, ([, , state]) => state !== 'not proven'],
  ['certificates', 2, ([, , , missing]) => missing === ''],
])('docs/%s.md calls nothing held that no test holds', (page, held, isClaimed) => {
  const claimed = rowsOf(page).filter(isClaimed)
  expect(claimed.filter((cells) => testsIn(cells[held] ?? '').length === 0)).toEqual([])
})
