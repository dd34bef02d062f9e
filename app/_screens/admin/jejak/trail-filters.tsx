import { FilterPanel } from '@/app/_screens/admin/filter-panel'
import { limitOptions } from '@/app/_screens/admin/limit-options'
import { hasPeriod, PeriodFilter } from '@/app/_screens/admin/period-filter'
import { SearchBox } from '@/components/ui/search-box'
import { SelectBox } from '@/components/ui/select-box'
import { useAsked } from '@/lib/api/use-asked'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { useQueryText } from '@/lib/router/use-query-text'
import { ACT_NAMES, actName } from './act-names'

const RESULTS = [
  { value: '', label: 'Semua hasil' },
  { value: 'done', label: 'Dilakukan' },
  { value: 'refused', label: 'Ditolak' },
]

const collator = new Intl.Collator('id')
const KNOWN_ACTS = Object.entries(ACT_NAMES)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => collator.compare(a.label, b.label))

/** Whose acts, which, on what, when, and how they ended; the address keeps all of it. */
export function TrailFilters() {
  const { query, set } = useHashQuery()
  const { options, known } = useAsked('admin-accounts')
  const accounts = known(useQuery(api.adminAccount.list, undefined, options)).data ?? []
  const [thing, setThing] = useQueryText('benda')
  const [person = '', act = '', result = ''] = ['orang', 'tindakan', 'hasil'].map(
    (key) => query.get(key) ?? '',
  )
  const choose = (change: Record<string, string>) => set({ ...change, sesudah: undefined })
  return (
    <FilterPanel
      label="Saring jejak"
      chosen={[person, act, result, query.get('benda'), hasPeriod(query)]}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectBox
          label="Orang"
          value={person}
          options={limitOptions(
            'Semua orang',
            accounts.map(({ id, fullName }) => ({ value: id, label: fullName })),
            { value: person, label: `Akun ${person.slice(0, 8)}` },
          )}
          onChange={(orang) => choose({ orang })}
        />
        <SelectBox
          label="Tindakan"
          value={act}
          options={limitOptions('Semua tindakan', KNOWN_ACTS, {
            value: act,
            label: actName(act),
          })}
          onChange={(tindakan) => choose({ tindakan })}
        />
        <SelectBox
          label="Hasil"
          value={result}
          options={RESULTS}
          onChange={(hasil) => choose({ hasil })}
        />
        <SearchBox label="ID data" value={thing} onChange={setThing} />
      </div>
      <PeriodFilter label="Periode jejak" />
    </FilterPanel>
  )
}
