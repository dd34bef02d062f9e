import { CalendarX, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Column } from '@/components/table/column'
import { keepInSight } from '@/components/table/keep-in-sight'
import { TABLE, TableBody } from '@/components/table/table-body'
import { TableHead } from '@/components/table/table-head'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { type Asked, retryOf, StaleNote } from '@/components/ui/stale-note'
import { useHashQuery } from '@/lib/router/use-hash-query'

type PagedTableProps<Row> = {
  /** Name of the table for readers: 'Jejak tindakan'. */
  caption: string
  /** None of them sorts: the server's order is the only one. */
  columns: readonly Column<Row>[]
  /** A page of the list; undefined until the first answer. */
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  query: Asked
  /** Where the address limits the list, and what is said while nothing fits it; else `empty` is. */
  isFiltered: boolean
  noneFound: string
  empty: { icon: ReactNode; title: string; text?: string }
  /** Above the rows, while there are some: export and the like. */
  toolbar: ReactNode
  rowActions?: (row: Row) => ReactNode
  /** What stands as `sesudah` in the address of the following rows; null where these are the last. */
  next: string | null | undefined
}

type NothingProps = Pick<PagedTableProps<unknown>, 'isFiltered' | 'noneFound' | 'empty'>

const PAGE_LINK =
  'inline-flex min-h-ctl items-center rounded-md border border-line bg-card px-4 font-semibold hover:bg-brand-tint'

/** A wide table scrolls sideways in its region, which the keyboard can do too once it has the focus. */
const SCROLL_REGION = { tabIndex: 0 }

/** Of a page that is not the first: newer rows may well be there. */
const NONE_OLDER = {
  icon: <CalendarX />,
  title: 'Tidak ada yang lebih lama',
  text: 'Isi halaman ini sudah dihapus atau tidak lagi cocok. Yang lebih baru mungkin masih ada.',
}

function Nothing({ isFiltered, noneFound, empty }: NothingProps) {
  const { query, set } = useHashQuery()
  if (query.get('sesudah')) return <EmptyState {...NONE_OLDER} />
  if (!isFiltered) return <EmptyState {...empty} />
  const clear = () =>
    set(Object.fromEntries([...query.keys()].map((key) => [key, undefined])))
  return (
    <EmptyState
      icon={<SearchX />}
      title={noneFound}
      action={
        <Button variant="secondary" onClick={clear}>
          Hapus saringan
        </Button>
      }
    />
  )
}

/** A list too long to be loaded whole, which the server gives page by page from the newest on. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, query, next, rowActions } = props
  const { query: address, to } = useHashQuery()
  const newestHref = address.get('sesudah') && to({ sesudah: '' })
  const olderHref = next && to({ sesudah: next })
  if (rows === undefined && query.error !== undefined)
    return <ErrorState error={query.error} {...retryOf(query)} />
  const columnCount = columns.length + Number(rowActions !== undefined)
  return (
    <div className="overflow-clip rounded-lg border border-line bg-card shadow-e1">
      <StaleNote query={query} />
      {rows?.length !== 0 && (
        <div className="flex flex-wrap items-center gap-3 border-line border-b p-4">
          {rows ? props.toolbar : <Skeleton className="h-ctl w-44" />}
        </div>
      )}
      {rows?.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <section
          {...SCROLL_REGION}
          aria-label={caption}
          aria-busy={rows === undefined}
          onFocus={keepInSight}
          className="relative md:overflow-x-auto"
        >
          <table data-dense className={TABLE}>
            <caption className="sr-only">{caption}</caption>
            {rows === undefined ? (
              <TableSkeleton columnCount={columnCount} />
            ) : (
              <>
                <TableHead
                  columns={columns}
                  sort={null}
                  onSort={() => {}}
                  isNumbered={false}
                  hasActions={rowActions !== undefined}
                />
                <TableBody
                  columns={columns}
                  rows={rows}
                  getRowId={props.getRowId}
                  rowActions={rowActions}
                />
              </>
            )}
          </table>
        </section>
      )}
      {(newestHref || olderHref) && (
        <nav
          aria-label={`Halaman ${caption.toLowerCase()}`}
          className="no-print flex flex-wrap gap-3 border-line border-t p-4 text-sm"
        >
          {newestHref && (
            <a href={newestHref} className={PAGE_LINK}>
              Ke yang terbaru
            </a>
          )}
          {olderHref && (
            <a href={olderHref} className={`${PAGE_LINK} ml-auto`}>
              Yang lebih lama
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
