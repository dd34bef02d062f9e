import { readFileSync } from 'node:fs'

const rows = readFileSync('docs/usability.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split(' | '))

const namedTests = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))

describe('the table of usability', () => {
  it('has forty points', () => {
    expect(rows).toHaveLength(40)
  })

  it('names tests that exist', () => {
    const gone = rows
      .flatMap(([, , , held = '']) => namedTests(held))
      .filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title))
    expect(gone).toEqual([])
  })

  it('calls nothing proven that no test holds', () => {
    const claimed = rows.filter(([, , state = '']) => state !== 'not proven')
    const empty = claimed.filter(([, , , held = '']) => namedTests(held).length === 0)
    expect(empty).toEqual([])
  })
})
