import { clsx } from 'clsx'
import { ChartNoAxesColumn, Table2 } from 'lucide-react'

export type View = 'grafik' | 'tabel'

type ViewSwitchProps = { selected: View; onSelect: (view: View) => void }

const VIEWS = [
  { view: 'grafik', label: 'Grafik', icon: ChartNoAxesColumn },
  { view: 'tabel', label: 'Tabel', icon: Table2 },
] as const

/** The same numbers as chart or as table. */
export function ViewSwitch({ selected, onSelect }: ViewSwitchProps) {
  return (
    <fieldset className="no-print mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">Tampilan</legend>
      {VIEWS.map(({ view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === selected}
          onClick={() => onSelect(view)}
          className={clsx(
            'inline-flex min-h-ctl-sm pointer-coarse:min-h-ctl items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors duration-hover',
            view === selected
              ? 'border-transparent bg-brand-fill text-white'
              : 'border-line-input bg-card text-ink hover:bg-brand-tint',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
