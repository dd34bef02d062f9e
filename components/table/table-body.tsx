import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Column } from '@/components/table/column'
import { Skeleton } from '@/components/ui/skeleton'

type TableBodyProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Number of the first row shown; no numbers without it. */
  firstNumber?: number
  rowActions?: (row: Row) => ReactNode
}

const ROW =
  'border-line border-b bg-card last:border-b-0 max-md:grid max-md:gap-1 max-md:p-4 md:h-row md:hover:bg-brand-tint'
/** Under 768 px a cell is a line of a card: its column's name before its value, or above it where letters are large. */
const CELL =
  'min-w-0 align-middle text-base max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:before:w-26 max-md:before:shrink-0 max-md:before:text-ink-2 max-md:before:text-sm max-md:before:content-[attr(data-label)] md:px-4 md:group-data-dense/table:px-2 md:py-1'

/** Always in sight, however wide the table is. */
const ACTIONS =
  'max-md:mt-1 md:sticky md:right-0 md:bg-inherit md:px-4 md:group-data-dense/table:px-2 md:py-1'

/** The rows: table rows from 768 px, cards under it. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, getRowId, firstNumber, rowActions } = props
  return (
    <tbody className="max-md:block">
      {rows.map((row, index) => (
        <tr key={getRowId(row)} className={ROW}>
          {firstNumber !== undefined && (
            <td data-label="No" className={clsx(CELL, 'angka text-ink-2')}>
              {firstNumber + index}
            </td>
          )}
          {columns.map((column) => (
            <BodyCell key={column.id} column={column} row={row} />
          ))}
          {rowActions && <td className={ACTIONS}>{rowActions(row)}</td>}
        </tr>
      ))}
    </tbody>
  )
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const text = column.text(row)
  const shown = column.cell?.(row) ?? (text === '' ? '–' : (text ?? '–'))
  const content = (
    <div className="max-md:wrap-anywhere md:wrap-break-word max-md:min-w-0 max-md:flex-1 max-md:basis-28">
      {shown}
    </div>
  )
  if (column.primary) {
    return (
      <th
        scope="row"
        className="text-left align-middle font-semibold text-base max-md:order-first max-md:mb-1 max-md:text-lg md:min-w-52 md:px-4 md:py-1 md:group-data-dense/table:min-w-36 md:group-data-dense/table:px-2"
      >
        {content}
      </th>
    )
  }
  const alignment = column.align === 'right' && 'angka md:text-right'
  return (
    <td data-label={column.header} className={clsx(CELL, alignment)}>
      {content}
    </td>
  )
}

/** Grey rows of the real height while the first answer is on its way. */
export function TableBodySkeleton({ columnCount }: { columnCount: number }) {
  const cells = Array.from({ length: columnCount }, (_, index) => `cell-${index}`)
  return (
    <tbody aria-hidden="true" className="max-md:block">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <tr key={key} className={ROW}>
          {cells.map((cell) => (
            <td key={cell} className="max-md:block md:px-4 md:py-2">
              <Skeleton className="h-5 w-full" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
