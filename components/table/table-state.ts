import { LONGEST_SEARCH } from '@/lib/domain/text/search'
import type { HashQuery } from '@/lib/router/href'
import { DEFAULT_PAGE_SIZE, pageOf, pageSizeOf, type TableView } from './page-window'

/** What a table shows of its rows; `page` counts from 1. */
export type TableState = TableView & { sort: { id: string; desc: boolean } | null }

export const DEFAULT_TABLE_STATE: TableState = {
  query: '',
  page: 1,
  size: DEFAULT_PAGE_SIZE,
  sort: null,
}

/** Reads the state from a hash query; bad values fall back to the default (decision 20). */
export function parseTableState(query: URLSearchParams): TableState {
  const sort = query.get('sort') ?? ''
  const id = sort.replace(/^-/, '')
  return {
    query: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    page: pageOf(query.get('page')),
    size: pageSizeOf(query.get('size')),
    sort: id ? { id, desc: sort.startsWith('-') } : null,
  }
}

/** The state as entries of a hash query; defaults are left out. */
export function tableQuery({ query, page, size, sort }: TableState): HashQuery {
  return {
    q: query,
    page: page > 1 ? page : undefined,
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
    sort: sort ? `${sort.desc ? '-' : ''}${sort.id}` : undefined,
  }
}
