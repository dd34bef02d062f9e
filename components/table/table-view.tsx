import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Column } from '@/components/table/column'
import { ExportMenu } from '@/components/table/export-menu'
import { allOf, type FoundRows } from '@/components/table/found-rows'
import { keepInSight } from '@/components/table/keep-in-sight'
import { TABLE, TableBody } from '@/components/table/table-body'
import { TableFooter } from '@/components/table/table-footer'
import { TableHead } from '@/components/table/table-head'
import { tableSheet } from '@/components/table/table-sheet'
import { TableSkeleton } from '@/components/table/table-skeleton'
import type { TableState } from '@/components/table/table-state'
import { TableToolbar } from '@/components/table/table-toolbar'
import { useLinkReturn } from '@/components/table/use-link-return'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { type Asked, retryOf, StaleNote } from '@/components/ui/stale-note'

export type TableViewProps<Row> = {
  /** Name of the table for readers: 'Data FAQ'. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer: grey rows are shown. */
  found: FoundRows<Row> | undefined
  /** How many rows there are to search in. */
  count: number | undefined
  getRowId: (row: Row) => string
  state: TableState
  onStateChange: (state: TableState) => void
  /** What to show when there is nothing yet. */
  empty: { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }
  /** How the rows were asked for: after an error they are offered to be asked for again. */
  query?: Asked
  /** The first column counts the rows ('No'). */
  numbered?: boolean
  rowActions?: (row: Row) => ReactNode
  heading?: ReactNode
  /** The screen's own buttons and filters beside the search. */
  toolbar?: ReactNode
  /** Offers what is shown as a file whose name starts so: 'faq'. */
  exportName?: string
  /** Asked before such a file is made: `ExportMenu`. */
  beforeExport?: () => Promise<boolean>
  /** It mostly holds one row, so that nothing to search with is shown before the answer. */
  isMostlyOne?: boolean
  /** A filter of the screen lets only some rows through: the tools stay, however few are left. */
  isFiltered?: boolean
}

/** So many columns, with those of numbers and actions, stand closer together. */
const DENSE_FROM = 6
/** And the heads of so many break at their words, the arrows too: no column is wider than its longest word. */
const CROWDED_FROM = 8

const closenessOf = (columnCount: number) => ({
  'data-dense': columnCount >= DENSE_FROM || undefined,
  'data-crowded': columnCount >= CROWDED_FROM || undefined,
})

/** A wide table scrolls sideways in its region, which the keyboard can do too once it has the focus; the page alone scrolls down. */
const SCROLL_REGION = { tabIndex: 0 }

/** What is exported: the rows of all pages, which may have to be asked for. */
const sheetOf =
  <Row,>(props: TableViewProps<Row>, found: FoundRows<Row>) =>
  async (signal: AbortSignal) => {
    const { caption, columns, numbered: isNumbered = false } = props
    return tableSheet({ caption, columns, rows: await allOf(found, signal), isNumbered })
  }

/**
 * A list with search in any shown text, sorting, page sizes and pages (§2, §9), which a single row has
 * no use for; what is found of it is given from outside, as is its state.
 */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { caption, columns, found, state, onStateChange, query, rowActions } = props
  const failed = found === undefined && query?.error !== undefined
  const isLoading = found === undefined && !failed
  const isNumbered = props.numbered === true
  const columnCount = columns.length + Number(isNumbered) + Number(Boolean(rowActions))
  const hasRows = found === undefined || found.shown.length > 0
  const count = props.count ?? (props.isMostlyOne ? 1 : Number.POSITIVE_INFINITY)
  const isMany = count > 1 || props.isFiltered || state.query.trim() !== ''
  const linkReturn = useLinkReturn(!isLoading && hasRows)

  return (
    // a card that unfolds near the top stays where it is: what lies below it is not held in its place
    <div className="overflow-clip rounded-lg border border-line bg-card shadow-e1 max-md:[overflow-anchor:none]">
      {(isMany || props.heading || props.toolbar) && (
        <TableToolbar
          caption={caption}
          columns={columns}
          state={state}
          onStateChange={onStateChange}
          heading={props.heading}
          isMany={isMany}
        >
          {props.toolbar}
          {props.exportName && isMany && isLoading && (
            <Skeleton className="h-ctl w-30 md:ml-auto" />
          )}
          {props.exportName && isMany && found && (
            <ExportMenu
              name={props.exportName}
              rowCount={found.isEarlier ? 'Jumlah baris belum diketahui' : found.total}
              before={props.beforeExport}
              sheet={sheetOf(props, found)}
            />
          )}
        </TableToolbar>
      )}
      {found && query && <StaleNote query={query} />}
      {failed && <ErrorState error={query.error} {...retryOf(query)} />}
      {!failed && hasRows && (
        <section
          {...SCROLL_REGION}
          {...linkReturn}
          aria-label={caption}
          aria-busy={isLoading || found?.isEarlier === true}
          onFocus={keepInSight}
          className="relative focus-visible:-outline-offset-3 aria-busy:opacity-60 md:overflow-x-auto"
        >
          <table {...closenessOf(columnCount)} className={TABLE}>
            <caption className="sr-only">{caption}</caption>
            {found === undefined ? (
              <TableSkeleton columnCount={columnCount} />
            ) : (
              <>
                <TableHead
                  {...{ columns, isNumbered, sort: state.sort }}
                  onSort={(sort) => onStateChange({ ...state, sort })}
                  hasActions={rowActions !== undefined}
                />
                <TableBody
                  columns={columns}
                  rows={found.shown}
                  getRowId={props.getRowId}
                  firstNumber={isNumbered ? found.from : undefined}
                  rowActions={rowActions}
                />
              </>
            )}
          </table>
        </section>
      )}
      {!failed && !hasRows && (
        <NoRows empty={props.empty} state={state} onStateChange={onStateChange} />
      )}
      {found && isMany && <TableFooter {...{ state, onStateChange, columns }} {...found} />}
    </div>
  )
}

type NoRowsProps = Pick<TableViewProps<object>, 'empty' | 'state' | 'onStateChange'>

/** Two different kinds of nothing: nothing there yet, and nothing found. */
function NoRows({ empty, state, onStateChange }: NoRowsProps) {
  const query = state.query.trim()
  if (query === '') return <EmptyState {...empty} />
  return (
    <EmptyState
      icon={<SearchX />}
      title={`Tidak ada hasil untuk “${query}”`}
      text="Periksa ejaannya atau coba kata lain."
      action={
        <Button
          variant="secondary"
          onClick={() => onStateChange({ ...state, query: '', page: 1 })}
        >
          Hapus pencarian
        </Button>
      }
    />
  )
}
