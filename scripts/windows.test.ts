import { readFileSync } from 'node:fs'
import { WINDOWS } from '../e2e/usability/windows.ts'
import { filesBelow } from './files.ts'

const DRAWS = /<(Lazy)?Dialog\s/
/** What a window itself is made of. */
const PARTS = ['components/ui/lazy-dialog.tsx']

const drawing = ['app', 'components']
  .flatMap(filesBelow)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) => !PARTS.includes(file) && DRAWS.test(readFileSync(file, 'utf8')))

test('every file that draws a window says how axe comes to look at it', () => {
  expect(Object.keys(WINDOWS).toSorted()).toEqual(drawing.toSorted())
  expect(Object.entries(WINDOWS).filter(([, rows]) => rows.length === 0)).toEqual([])
})

const looked = Object.values(WINDOWS)
  .flat()
  .filter((row) => 'test' in row)

test.each(looked)('$file looks at one with axe: “$test”', ({ file, test: name }) => {
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(name)
  expect(start).toBeGreaterThan(-1)
  const body = text.slice(start, text.indexOf('\n})', start))
  expect(body).toMatch(/await axe(Calmly)?\(/)
})
