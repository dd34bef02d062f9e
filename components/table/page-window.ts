/** §9 'Table page sizes 5, 10, 25, 50 (default 10).' */
export const PAGE_SIZES = [5, 10, 25, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 10

/** What a table shows, as the address keeps it (decision 20). */
export type TableView = { query: string; page: number; size: PageSize }

/** A page size from the address; anything else is the default. */
export const pageSizeOf = (raw: string | number | null | undefined): PageSize =>
  PAGE_SIZES.find((size) => String(size) === String(raw)) ?? DEFAULT_PAGE_SIZE

/** A page number from the address, counted from 1. */
export const pageOf = (raw: string | number | null | undefined): number => {
  const page = Math.floor(Number(raw))
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** §9 'The page resets to 1 on a search or size change.' */
export const withQuery = (view: TableView, query: string): TableView => ({
  ...view,
  query,
  page: 1,
})
export const withSize = (view: TableView, size: PageSize): TableView => ({
  ...view,
  size,
  page: 1,
})

/**
 * The rows of one page, with a page beyond the end clamped to the last.
 * @returns `start` and `end` for `slice`; `from` and `to` count from 1 for people, 0 when there is nothing
 */
export const pageWindow = ({
  total,
  page,
  size,
}: {
  total: number
  page: number
  size: number
}) => {
  const pageCount = Math.max(1, Math.ceil(total / size))
  const current = Math.min(pageOf(page), pageCount)
  const start = (current - 1) * size
  const end = Math.min(start + size, total)
  return {
    page: current,
    pageCount,
    start,
    end,
    from: total === 0 ? 0 : start + 1,
    to: end,
  }
}
