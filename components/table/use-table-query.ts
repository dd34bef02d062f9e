import { useMemo } from 'react'
import {
  parseTableState,
  type TableState,
  tableQuery,
} from '@/components/table/table-state'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** A table's state in the query of the screen's address, so that back, reload and sharing work. */
export function useTableQuery() {
  const { query, set } = useHashQuery()
  const state = useMemo(() => parseTableState(query), [query])
  return { state, onStateChange: (next: TableState) => set(tableQuery(next)) }
}
