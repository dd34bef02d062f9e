import { type ReactNode, useId } from 'react'
import type { Column } from '@/components/table/column'
import type { TableState } from '@/components/table/table-state'
import { SearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'
import { LONGEST_SEARCH } from '@/lib/domain/text/search'
import { withQuery } from './page-window'

type TableToolbarProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  state: TableState
  onStateChange: (state: TableState) => void
  heading?: ReactNode
  /** There is something to search and to order. */
  isMany: boolean
  children?: ReactNode
}

/** Above the table: heading, search, on a phone the order, and the screen's own buttons. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { caption, columns, state, onStateChange, heading, isMany, children } = props
  const searchId = useId()
  const sortable = columns.filter((column) => column.sortable !== false)
  return (
    <div className="no-print flex flex-wrap items-center gap-3 border-line border-b px-4 py-3">
      {heading && (
        <div className="wrap-anywhere mr-auto min-w-0 max-w-full font-bold text-xl">
          {heading}
        </div>
      )}
      {isMany && (
        <div className="relative min-w-[min(--spacing(48),100%)] grow md:max-w-72">
          <label htmlFor={searchId} className="sr-only">
            Cari {caption}
          </label>
          <SearchInput
            id={searchId}
            value={state.query}
            placeholder="Cari…"
            maxLength={LONGEST_SEARCH}
            onChange={(query) => onStateChange({ ...state, ...withQuery(state, query) })}
          />
        </div>
      )}
      {isMany && sortable.length > 0 && (
        <SortSelect columns={sortable} state={state} onStateChange={onStateChange} />
      )}
      {children}
    </div>
  )
}

/** On a phone the head with its sorting buttons is gone; a select takes its place. */
function SortSelect<Row>({
  columns,
  state,
  onStateChange,
}: Pick<TableToolbarProps<Row>, 'columns' | 'state' | 'onStateChange'>) {
  const id = useId()
  const value = state.sort ? `${state.sort.desc ? '-' : ''}${state.sort.id}` : ''
  return (
    <div className="flex grow flex-wrap items-center gap-x-2 md:hidden">
      <label htmlFor={id} className="text-ink-2 text-sm">
        Urutkan
      </label>
      <div className="min-w-[min(--spacing(44),100%)] grow">
        <Select
          id={id}
          value={value}
          options={[
            { value: '', label: 'Urutan asli' },
            ...columns.flatMap(({ id: key, header }) => [
              { value: key, label: `${header} naik` },
              { value: `-${key}`, label: `${header} turun` },
            ]),
          ]}
          onChange={(chosen) => {
            const key = chosen.replace(/^-/, '')
            const sort = key ? { id: key, desc: chosen.startsWith('-') } : null
            onStateChange({ ...state, sort })
          }}
        />
      </div>
    </div>
  )
}
