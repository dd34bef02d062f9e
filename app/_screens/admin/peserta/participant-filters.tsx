import type {
  FilterChoices,
  ParticipantFilter,
} from '@/app/_screens/admin/peserta/participant-filter'
import { SelectBox } from '@/components/ui/select-box'

type ParticipantFiltersProps = {
  choices: FilterChoices
  filter: ParticipantFilter
  onChange: (changes: Partial<ParticipantFilter>) => void
}

const optionsOf = (all: string, names: readonly string[]) => [
  { value: '', label: all },
  ...names.map((name) => ({ value: name, label: name })),
]

/** Filters of the participants by institution, education and interest. */
export function ParticipantFilters({ choices, filter, onChange }: ParticipantFiltersProps) {
  return (
    <section
      aria-label="Saring peserta"
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
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
    </section>
  )
}
