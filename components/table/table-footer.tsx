import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { TableState } from '@/components/table/table-state'
import { Select } from '@/components/ui/select'
import { PAGE_SIZES, pageSizeOf, withSize } from './page-window'

type TableFooterProps = {
  state: TableState
  onStateChange: (state: TableState) => void
  page: number
  pageCount: number
  from: number
  to: number
  total: number
  /** The numbers are of what was asked for before. */
  isEarlier?: boolean
  columns: readonly { id: string; header: string }[]
}

function shownText({ isEarlier, from, to, total }: TableFooterProps) {
  if (isEarlier) return 'Memuat…'
  return total === 0 ? 'Tidak ada data' : `${from}–${to} dari ${total}`
}

/** What eyes see elsewhere: what was searched for, and the arrow of a head. */
function toldText({ state, columns }: TableFooterProps) {
  const query = state.query.trim()
  const sorted = columns.find(({ id }) => id === state.sort?.id)
  const order =
    sorted && ` diurutkan: ${sorted.header} ${state.sort?.desc ? 'turun' : 'naik'}`
  return `${query && ` untuk pencarian “${query}”`}${order ?? ''}`
}

/** Under the table: what is shown of how many, rows per page, pages. */
export function TableFooter(props: TableFooterProps) {
  const { state, onStateChange, page, pageCount } = props
  const sizeId = useId()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t p-4 text-sm">
      <p role="status" className="angka">
        {shownText(props)}
        <span className="sr-only">{toldText(props)}</span>
      </p>
      <div className="flex items-center gap-2">
        <label htmlFor={sizeId} className="text-ink-2">
          Baris
        </label>
        <Select
          id={sizeId}
          size="sm"
          value={String(state.size)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) =>
            onStateChange({ ...state, ...withSize(state, pageSizeOf(size)) })
          }
        />
      </div>
      {pageCount > 1 && (
        <Pages
          page={page}
          pageCount={pageCount}
          onPage={(next) => onStateChange({ ...state, page: next })}
        />
      )}
    </div>
  )
}

type PagesProps = { page: number; pageCount: number; onPage: (page: number) => void }

const PAGE =
  'angka inline-grid size-ctl-sm place-items-center rounded-md border font-semibold pointer-coarse:size-ctl aria-disabled:cursor-not-allowed aria-disabled:opacity-50'
const OTHER_PAGE = 'border-line bg-card hover:bg-brand-tint'

function Pages({ page, pageCount, onPage }: PagesProps) {
  return (
    <nav aria-label="Halaman tabel" className="md:ml-auto">
      <ul className="flex flex-wrap items-center gap-1">
        <Step
          label="Halaman sebelumnya"
          to={page - 1}
          pageCount={pageCount}
          onPage={onPage}
        />
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={index < 2 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={`Halaman ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
                className={clsx(
                  PAGE,
                  number === page
                    ? 'border-transparent bg-brand-fill text-white'
                    : OTHER_PAGE,
                )}
              >
                {number}
              </button>
            </li>
          ),
        )}
        <Step
          label="Halaman berikutnya"
          to={page + 1}
          pageCount={pageCount}
          onPage={onPage}
        />
      </ul>
    </nav>
  )
}

type StepProps = Omit<PagesProps, 'page'> & { label: string; to: number }

function Step({ label, to, pageCount, onPage }: StepProps) {
  const isPossible = to >= 1 && to <= pageCount
  const Icon = to === 0 || label.endsWith('sebelumnya') ? ChevronLeft : ChevronRight
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-disabled={isPossible ? undefined : true}
        onClick={() => isPossible && onPage(to)}
        className={clsx(PAGE, OTHER_PAGE)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** First, last and the neighbours of the page; null where numbers are left out. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1)
    if (gap === 1) return [number]
    return gap === 2 ? [number - 1, number] : [null, number]
  })
}
