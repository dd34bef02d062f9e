import { showNumber } from '@/app/_screens/admin/recap-numbers'
import type { Report } from '@/lib/entities/report'
import { FIGURES, type Figure } from './figures'

type FigureCardsProps = {
  report: Report
  /** Shows the coachings behind a figure. */
  onOpen: (id: string) => void
}

const COACHINGS: Pick<Figure, 'id' | 'label' | 'value' | 'note'> = {
  ...{ id: 'tanggal', label: 'Coaching' },
  value: ({ coachings }) => showNumber(coachings.length),
  note: () => 'tayang dan sudah selesai',
}

/** The report in figures; each leads to what it is made of. */
export function FigureCards({ report, onOpen }: FigureCardsProps) {
  return (
    <ul className="grid grid-cols-two gap-3 md:grid-cols-3 xl:grid-cols-5">
      {[COACHINGS, ...FIGURES].map(({ id, label, value, note }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex h-full w-full flex-col rounded-md border border-line bg-card p-3 text-left transition-shadow duration-hover hover:border-brand/40 hover:shadow-e2"
          >
            <span className="text-ink-2 text-sm">{label}</span>
            <span className="angka font-bold text-2xl">{value(report)}</span>
            <span className="wrap-anywhere text-ink-2 text-sm">{note?.(report)}</span>
            <span className="sr-only">, lihat per coaching</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
