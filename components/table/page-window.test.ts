import {
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  pageOf,
  pageSizeOf,
  pageWindow,
  withQuery,
  withSize,
} from './page-window'

describe("§9 'Table page sizes 5, 10, 25, 50 (default 10)'", () => {
  it('offers these sizes', () => {
    expect(PAGE_SIZES).toEqual([5, 10, 25, 50])
    expect(DEFAULT_PAGE_SIZE).toBe(10)
  })

  it.each([
    ['25', 25],
    [50, 50],
    ['7', 10],
    ['abc', 10],
    [null, 10],
    [undefined, 10],
  ])('size %p of the address is %i (decision 20)', (raw, size) => {
    expect(pageSizeOf(raw)).toBe(size)
  })

  it.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['x', 1],
    ['1e99', 1],
    [null, 1],
  ])('page %p of the address is %i', (raw, page) => {
    expect(pageOf(raw)).toBe(page)
  })
})

describe("§9 'The page resets to 1 on a search or size change'", () => {
  const view = { query: 'hutan', page: 4, size: 10 } as const
  it('on a search', () => {
    expect(withQuery(view, 'rimba')).toEqual({ query: 'rimba', page: 1, size: 10 })
  })
  it('on a size change', () => {
    expect(withSize(view, 25)).toEqual({ query: 'hutan', page: 1, size: 25 })
  })
})

describe('the rows of a page', () => {
  it.each([
    [
      'first of three',
      25,
      1,
      { page: 1, pageCount: 3, start: 0, end: 10, from: 1, to: 10 },
    ],
    [
      'last, not full',
      25,
      3,
      { page: 3, pageCount: 3, start: 20, end: 25, from: 21, to: 25 },
    ],
    [
      'beyond the end',
      25,
      9,
      { page: 3, pageCount: 3, start: 20, end: 25, from: 21, to: 25 },
    ],
    [
      'exactly full',
      20,
      2,
      { page: 2, pageCount: 2, start: 10, end: 20, from: 11, to: 20 },
    ],
    ['nothing', 0, 1, { page: 1, pageCount: 1, start: 0, end: 0, from: 0, to: 0 }],
  ])('%s', (_name, total, page, expected) => {
    expect(pageWindow({ total, page, size: 10 })).toEqual(expected)
  })
})
