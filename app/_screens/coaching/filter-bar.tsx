import { ChevronDown, Search } from 'lucide-react'
import { useId } from 'react'
import type { Filter } from '@/app/_screens/coaching/upcoming'
import { inputClass } from '@/components/ui/input-class'
import type { Category } from '@/lib/entities/content'

type FilterBarProps = {
  filter: Filter
  categories: readonly Category[]
  onChange: (changes: Partial<Filter>) => void
}

/** Search box and category filter of the public list. */
export function FilterBar({ filter, categories, onChange }: FilterBarProps) {
  const id = useId()
  return (
    <section
      aria-label="Saring coaching"
      className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]"
    >
      <div>
        <label htmlFor={`${id}-text`} className="mb-1.5 inline-block font-semibold text-sm">
          Cari coaching
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
          />
          <input
            id={`${id}-text`}
            type="search"
            value={filter.text}
            placeholder="Topik, kode atau nama coach"
            onChange={(event) => onChange({ text: event.target.value })}
            className={`${inputClass()} pl-10!`}
          />
        </div>
      </div>
      <div>
        <label
          htmlFor={`${id}-category`}
          className="mb-1.5 inline-block font-semibold text-sm"
        >
          Kategori
        </label>
        <div className="relative">
          <select
            id={`${id}-category`}
            value={filter.categoryId}
            onChange={(event) => onChange({ categoryId: event.target.value })}
            className={inputClass({ kind: 'select' })}
          >
            <option value="">Semua kategori</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
          />
        </div>
      </div>
    </section>
  )
}
