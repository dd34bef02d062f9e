import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from '@/components/table/column'
import type { TableState } from '@/components/table/table-state'

type Sort = TableState['sort']

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort
  onSort: (sort: Sort) => void
  isNumbered: boolean
  hasActions: boolean
}

const CELL =
  'px-4 group-data-dense/table:px-2 py-1 text-left font-semibold text-ink-2 text-sm'

/** The rows' names stay while a wide table scrolls sideways below them, where there is room for both. */
const STAYS = 'lg:sticky lg:left-0 lg:z-1 lg:bg-sunken'

/** Column heads; a press sorts up, then down, then as it came. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, isNumbered, hasActions } = props
  return (
    <thead className="bg-sunken max-md:hidden">
      <tr>
        {isNumbered && (
          <th scope="col" className={CELL}>
            No
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={clsx(CELL, 'stays-right bg-sunken text-right')}>
            Aksi
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort; onSort: (sort: Sort) => void }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const isRight = column.align === 'right'
  const className = clsx(CELL, isRight && 'text-right', column.primary && STAYS)
  if (column.sortable === false) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    )
  }
  const direction = sort?.id !== column.id ? 'none' : sort.desc ? 'descending' : 'ascending'
  const Icon = ICONS[direction]
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        onClick={() => onSort(nextSort(column.id, direction))}
        className={clsx(
          '-mx-2 inline-flex min-h-9 items-center gap-1 rounded-sm px-2 font-semibold hover:text-brand focus-visible:-outline-offset-3 group-data-crowded/table:inline-block',
          isRight ? 'flex-row-reverse text-right' : 'text-left',
        )}
      >
        {column.header}
        <Icon
          aria-hidden="true"
          className={clsx(
            'inline size-4 shrink-0 align-text-bottom group-data-crowded/table:ml-1',
            direction === 'none' ? 'text-ink-3' : 'text-brand',
          )}
        />
      </button>
    </th>
  )
}

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }

function nextSort(id: string, direction: keyof typeof ICONS): Sort {
  if (direction === 'none') return { id, desc: false }
  return direction === 'ascending' ? { id, desc: true } : null
}
