import type { Filter } from '@/app/_screens/coaching/upcoming'
import { SearchBox } from '@/components/ui/search-box'
import { SelectBox } from '@/components/ui/select-box'
import type { Category } from '@/lib/entities/content'

type FilterBarProps = {
  filter: Filter
  categories: readonly Category[]
  onChange: (changes: Partial<Filter>) => void
}

/** Search box and category filter of the public list. */
export function FilterBar({ filter, categories, onChange }: FilterBarProps) {
  return (
    <section aria-label="Saring coaching" className="@container mb-6">
      <div className="grid @md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] gap-4">
        <SearchBox
          label="Cari coaching"
          placeholder="Topik, kode, atau nama coach"
          value={filter.text}
          onChange={(text) => onChange({ text })}
        />
        <SelectBox
          label="Kategori"
          value={filter.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
          options={[
            { value: '', label: 'Semua kategori' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </section>
  )
}
