import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Column } from '@/components/table/column'
import { wasLeftUnfolded } from '@/components/table/use-link-return'
import { useMediaQuery } from '@/lib/browser/use-media-query'

type TableBodyProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Number of the first row shown; no numbers without it. */
  firstNumber?: number
  rowActions?: (row: Row) => ReactNode
}

export const TABLE = 'group/table w-full border-collapse max-md:block'

/** Of a row of cells, and of a card under 768 px. */
export const ROW =
  'border-line border-b bg-card last:border-b-0 max-md:grid max-md:gap-1 max-md:p-4 md:h-row md:hover:bg-brand-tint'
/** Under 768 px a cell is a line of a card: its column's name before its value, or above it where letters are large. */
const CELL =
  'min-w-0 align-middle text-base max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:before:w-26 max-md:before:shrink-0 max-md:before:text-ink-2 max-md:before:text-sm max-md:before:content-[attr(data-label)] md:px-4 md:group-data-dense/table:px-2 md:py-1'

/** A row of a phone: its heading, and under it what is always in sight. */
const FOLDED =
  'flex flex-wrap content-center items-center gap-x-4 border-line border-b bg-card min-h-15 py-2 pr-14 pl-4 last:border-b-0'
const FOLDED_HEADING = 'w-full min-w-0 text-left font-semibold text-base leading-6'
const FOLDED_CELL =
  'min-w-0 max-w-full text-ink-2 text-sm data-label:flex data-label:items-center data-label:gap-1.5 data-label:before:content-[attr(data-label)]'

/** Always in sight, however wide the table is. */
const ACTIONS =
  'max-md:mt-1 md:stays-right md:bg-inherit md:px-4 md:group-data-dense/table:px-2 md:py-1'

/** The rows: table rows from 768 px, cards under it, which are folded where a column says what is then in sight. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, getRowId, firstNumber, rowActions } = props
  const isNarrow = useMediaQuery('(width < 48rem)')
  const folds = isNarrow && columns.some(({ brief }) => brief)
  return (
    <tbody className="max-md:block">
      {rows.map((row, index) => (
        <BodyRow
          key={getRowId(row)}
          id={getRowId(row)}
          {...{ row, columns, rowActions, isNarrow, folds }}
          number={firstNumber === undefined ? undefined : firstNumber + index}
        />
      ))}
    </tbody>
  )
}

type BodyRowProps<Row> = Pick<TableBodyProps<Row>, 'columns' | 'rowActions'> & {
  id: string
  row: Row
  number: number | undefined
  isNarrow: boolean
  folds: boolean
}

/** A card is read as it is seen: its heading, what unfolds it, and then what it unfolds. */
function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { id, row, number, columns, rowActions, isNarrow, folds } = props
  const [isOpen, setOpen] = useState(() => wasLeftUnfolded(id))
  const isFolded = folds && !isOpen
  const heading = columns.find(({ primary }) => primary)
  const first = isNarrow ? heading : undefined
  const shown = columns.filter(
    (column) => column !== first && (!isFolded || column.primary || column.brief),
  )
  return (
    <tr
      data-unfolded={isOpen ? id : undefined}
      className={clsx(folds && 'relative', isFolded ? FOLDED : ROW)}
    >
      {first && <BodyCell column={first} row={row} isFolded={isFolded} />}
      {folds && (
        <td className="absolute top-2 right-2">
          <button
            type="button"
            aria-label={`Rincian ${heading?.text(row)}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="grid size-icon place-items-center rounded-md text-brand"
          >
            <ChevronDown
              aria-hidden="true"
              className={clsx('size-5', isOpen && 'rotate-180')}
            />
          </button>
        </td>
      )}
      {number !== undefined && !isFolded && (
        <td data-label="No" className={clsx(CELL, 'angka text-ink-2')}>
          {number}
        </td>
      )}
      {shown.map((column) => (
        <BodyCell key={column.id} column={column} row={row} isFolded={isFolded} />
      ))}
      {rowActions && !isFolded && <td className={ACTIONS}>{rowActions(row)}</td>}
    </tr>
  )
}

/** A word that no column has room for; a column of other words is as wide as the longest of them. */
const ENDLESS = /\S{40}/

type BodyCellProps<Row> = { column: Column<Row>; row: Row; isFolded: boolean }

function BodyCell<Row>({ column, row, isFolded }: BodyCellProps<Row>) {
  const text = column.text(row)
  const shown = column.cell?.(row) ?? (text === '' ? '–' : (text ?? '–'))
  if (isFolded) {
    const Cell = column.primary ? 'th' : 'td'
    return (
      <Cell
        scope={column.primary ? 'row' : undefined}
        data-label={column.brief === 'named' ? column.header : undefined}
        className={column.primary ? FOLDED_HEADING : FOLDED_CELL}
      >
        <div className={clsx('min-w-0', column.primary ? 'wrap-anywhere' : 'truncate')}>
          {shown}
        </div>
      </Cell>
    )
  }
  const content = (
    <div
      className={clsx(
        'max-md:min-w-0 max-md:flex-1 max-md:basis-28 max-md:has-data-wide:basis-full',
        // what stays at the left may not cover the rest of its row
        column.primary || ENDLESS.test(String(text))
          ? 'wrap-anywhere'
          : 'max-md:wrap-anywhere md:wrap-break-word',
      )}
    >
      {shown}
    </div>
  )
  if (column.primary) {
    return (
      <th
        scope="row"
        className="text-left align-middle font-semibold text-base max-md:mb-1 max-md:text-lg md:min-w-52 md:px-4 md:py-1 md:group-data-dense/table:min-w-36 md:group-data-dense/table:px-2 lg:sticky lg:left-0 lg:z-1 lg:bg-inherit"
      >
        {content}
      </th>
    )
  }
  const alignment = column.align === 'right' && 'angka md:whitespace-nowrap md:text-right'
  return (
    <td data-label={column.header} className={clsx(CELL, alignment)}>
      {content}
    </td>
  )
}
