import { pageNumbers } from '@/components/table/table-footer'
import {
  parseTableState,
  type TableState,
  tableQuery,
} from '@/components/table/table-state'

const parse = (query: string) => parseTableState(new URLSearchParams(query))

test.each<[string, Partial<TableState>]>([
  ['', { query: '', page: 1, size: 10, sort: null }],
  [
    'q=hutan+adat&page=3&size=25&sort=-topic',
    { query: 'hutan adat', page: 3, size: 25, sort: { id: 'topic', desc: true } },
  ],
  ['sort=name', { sort: { id: 'name', desc: false } }],
  ['page=0&size=7', { page: 1, size: 10 }],
  ['page=dua&size=&sort=-', { page: 1, size: 10, sort: null }],
  ['page=1.5', { page: 1 }],
])('the query %j is read with bad values clamped', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})

test('defaults are left out of the address', () => {
  expect(tableQuery(parse(''))).toMatchObject({ q: '', page: undefined })
  expect(tableQuery(parse('q=x&page=2&size=50&sort=-id'))).toEqual({
    q: 'x',
    page: 2,
    size: 50,
    sort: '-id',
  })
})

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected)
})
