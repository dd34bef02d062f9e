import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/entities/proposal'
import type { Selection } from './use-selection'

type BulkBarProps = {
  selection: Selection
  /** Whether a search lets only some through. */
  isSearched: boolean
  /** Leads to the same decisions one by one. */
  children: ReactNode
  /** Seats that are free now; not more can be accepted (decision 32). */
  seatsLeft: number
  onAccept: (proposals: readonly Proposal[]) => void
  onDecline: (proposals: readonly Proposal[]) => void
}

function acceptReason(count: number, seatsLeft: number) {
  if (seatsLeft === 0) return 'Kuota penuh'
  return count > seatsLeft && `Sisa kursi ${seatsLeft}. Kurangi pilihan.`
}

/** Ticks what waits on all pages and decides on all that is ticked. */
export function BulkBar(props: BulkBarProps) {
  const { selection, isSearched, seatsLeft, onAccept, onDecline, children } = props
  const { selected, pending, isEachTicked, tickFound, clear } = selection
  if (pending.length === 0 && selected.length === 0) return children
  const isSomeTicked = selected.length > 0
  return (
    <section
      aria-label="Keputusan massal"
      className="no-print flex grow flex-wrap items-center gap-x-4 gap-y-2 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-card max-md:px-4 max-md:py-0.5"
    >
      <label className="inline-flex min-h-ctl items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6 accent-brand-fill"
          checked={isEachTicked}
          ref={(box) => {
            if (box) box.indeterminate = isSomeTicked && !isEachTicked
          }}
          onChange={({ target }) => tickFound(target.checked)}
        />
        <span>
          Pilih semua yang menunggu{isSearched && ' dan ditemukan'}{' '}
          <span className="angka">({pending.length})</span>
        </span>
      </label>
      <p role="status" className="angka text-ink-2 text-sm">
        {`${isSomeTicked ? `${selected.length} dipilih, ` : ''}sisa kursi ${seatsLeft}`}
      </p>
      {!isSomeTicked && <div className="ml-auto">{children}</div>}
      {isSomeTicked && (
        <div className="ml-auto flex flex-wrap items-start gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-md:ml-0 max-sm:[&>:first-child>button]:col-span-full max-sm:[&_button>span>[aria-hidden]]:hidden">
          <Button size="sm" variant="ghost" onClick={clear}>
            Batalkan pilihan
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<X />}
            onClick={() => onDecline(selected)}
          >
            Tolak {selected.length} pengajuan
          </Button>
          <Button
            size="sm"
            icon={<Check />}
            disabledReason={acceptReason(selected.length, seatsLeft)}
            onClick={() => onAccept(selected)}
          >
            Terima {selected.length} pengajuan
          </Button>
        </div>
      )}
    </section>
  )
}
