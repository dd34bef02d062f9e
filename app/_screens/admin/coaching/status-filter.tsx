import { clsx } from 'clsx'
import type { CoachingStatus } from '@/lib/entities/coaching'
import { COACHING_STATUSES } from '@/lib/entities/coaching-values'

type StatusFilterProps = {
  statuses: readonly CoachingStatus[]
  /** The chosen status; null shows all. */
  selected: CoachingStatus | null
  onSelect: (status: CoachingStatus | null) => void
}

/** A status from the address; anything else means all (decision 20). */
export const statusOf = (raw: string | null): CoachingStatus | null =>
  COACHING_STATUSES.find((status) => status === raw) ?? null

/** One chip per status that occurs, with its count. */
export function StatusFilter({ statuses, selected, onSelect }: StatusFilterProps) {
  const counts = COACHING_STATUSES.map((status) => ({
    status,
    count: statuses.filter((one) => one === status).length,
  }))
  const shown = counts.filter(({ status, count }) => count > 0 || status === selected)
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">Saring menurut status</legend>
      <Chip
        label="Semua"
        count={statuses.length}
        isSelected={selected === null}
        onClick={() => onSelect(null)}
      />
      {shown.map(({ status, count }) => (
        <Chip
          key={status}
          label={status}
          count={count}
          isSelected={selected === status}
          onClick={() => onSelect(selected === status ? null : status)}
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

function Chip({ label, count, isSelected, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-ctl-sm pointer-coarse:min-h-ctl items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors duration-hover',
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
