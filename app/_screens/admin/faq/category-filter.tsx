import { ChevronDown } from 'lucide-react'
import { inputClass } from '@/components/ui/input-class'

type CategoryFilterProps = {
  categories: readonly { id: string; name: string }[]
  /** Id of the chosen category; '' shows all. */
  selected: string
  onSelect: (id: string) => void
}

/** Narrows the list to one category. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  return (
    <label className="flex min-w-[min(--spacing(48),100%)] grow items-center gap-2 md:max-w-80">
      <span className="shrink-0 text-ink-2 text-sm">Kategori</span>
      <span className="relative min-w-0 grow">
        <select
          value={selected}
          onChange={({ target }) => onSelect(target.value)}
          className={inputClass({ kind: 'select' })}
        >
          <option value="">Semua kategori</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
        />
      </span>
    </label>
  )
}
