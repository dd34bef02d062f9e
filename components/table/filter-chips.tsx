import { clsx } from 'clsx'

export type FilterOption<Value extends string> = {
  value: Value
  label: string
  count: number
}

type FilterChipsProps<Value extends string> = {
  /** Name of the group for readers: 'Saring menurut status'. */
  legend: string
  options: readonly FilterOption<Value>[]
  /** How many rows there are without a filter; without it no chip 'Semua' is shown. */
  total?: number
  /** The chosen one; null shows all. */
  selected: Value | null
  /** Takes every filter away, where another one narrows the list too: 'Semua' is not chosen then. */
  onAll?: (() => void) | undefined
  onSelect: (value: Value | null) => void
}

const ROW =
  'no-print max-md:scroll-row mb-3 flex min-w-0 gap-2 max-md:-mt-1.5 max-md:mb-1.5 max-md:py-1.5 max-md:*:shrink-0 md:flex-wrap'
const CHIP =
  'inline-flex min-h-ctl-sm pointer-coarse:min-h-ctl items-center gap-2 rounded-full border px-3 font-semibold text-sm transition-colors duration-hover'

/** Places of chips while their counts are asked for, as wide as they will be, so that they take as many lines. */
export function FilterChipsSkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <div aria-hidden="true" data-loading="" className={ROW}>
      {labels.map((label) => (
        <span
          key={label}
          className={`${CHIP} border-transparent bg-off text-transparent motion-safe:animate-denyut`}
        >
          {label} <span className="angka">0</span>
        </span>
      ))}
    </div>
  )
}

/** What a list can be narrowed to, each with its count; a second press shows all again. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { legend, options, total, selected, onAll, onSelect } = props
  return (
    <fieldset className={ROW}>
      <legend className="sr-only">{legend}</legend>
      {total !== undefined && (
        <Chip
          label="Semua"
          count={total}
          isSelected={selected === null && !onAll}
          onClick={onAll ?? (() => onSelect(null))}
        />
      )}
      {options.map(({ value, label, count }) => (
        <Chip
          key={value}
          label={label}
          count={count}
          isSelected={selected === value}
          onClick={() => onSelect(selected === value ? null : value)}
        />
      ))}
    </fieldset>
  )
}

type ChipProps = {
  label: string
  count: number
  isSelected: boolean
  onClick: () => void
}

/** So much of the row stays beside a chip that was brought into it. */
const EDGE_PX = 24

/** On a phone the row scrolls by itself: the chosen chip is not left outside of it. */
function bringIntoRow(chip: HTMLElement | null) {
  const row = chip?.parentElement
  if (!row) return
  const beyond = chip.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (beyond > 0) row.scrollLeft += beyond + EDGE_PX
}

function Chip({ label, count, isSelected, onClick }: ChipProps) {
  return (
    <button
      ref={isSelected ? bringIntoRow : undefined}
      type="button"
      aria-pressed={isSelected}
      onClick={onClick}
      className={clsx(
        CHIP,
        isSelected
          ? 'border-transparent bg-brand-fill text-white'
          : 'border-line-input bg-card text-ink hover:bg-brand-tint',
      )}
    >
      {label}
      <span className={clsx('angka', isSelected ? 'text-white' : 'text-ink-2')}>
        {count}
      </span>
    </button>
  )
}
