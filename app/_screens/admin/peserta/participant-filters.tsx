import { FilterPanel } from '@/app/_screens/admin/filter-panel'
import { OptionsFailure } from '@/app/_screens/admin/options-failure'
import { SelectBox } from '@/components/ui/select-box'
import type { ParticipantFilter } from '@/lib/domain/people/participant-filter'
import type { ParticipantChoices } from '@/lib/entities/user'

type ParticipantFiltersProps = {
  choices: ParticipantChoices
  filter: ParticipantFilter
  onChange: (changes: Partial<ParticipantFilter>) => void
  /** Where the choices could not be loaded. */
  onRetry?: (() => void) | undefined
}

const optionsOf = (all: string, names: readonly string[]) => [
  { value: '', label: all },
  ...names.map((name) => ({ value: name, label: name })),
]

/** Filters of the participants by institution, education and interest. */
export function ParticipantFilters({
  choices,
  filter,
  onChange,
  onRetry,
}: ParticipantFiltersProps) {
  return (
    <FilterPanel label="Saring peserta" chosen={Object.values(filter)}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectBox
          label="Instansi"
          value={filter.instansi}
          options={optionsOf('Semua instansi', choices.instansi)}
          onChange={(instansi) => onChange({ instansi })}
        />
        <SelectBox
          label="Pendidikan"
          value={filter.pendidikan}
          options={optionsOf('Semua pendidikan', choices.pendidikan)}
          onChange={(pendidikan) => onChange({ pendidikan })}
        />
        <SelectBox
          label="Minat"
          value={filter.minat}
          options={optionsOf('Semua minat', choices.minat)}
          onChange={(minat) => onChange({ minat })}
        />
      </div>
      {onRetry && (
        <OptionsFailure text="Pilihan saringan tidak dapat dimuat." onRetry={onRetry} />
      )}
    </FilterPanel>
  )
}
