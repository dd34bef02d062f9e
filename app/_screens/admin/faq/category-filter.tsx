import { useId } from 'react'
import { Select } from '@/components/ui/select'

type CategoryFilterProps = {
  categories: readonly { id: string; name: string }[]
  /** Id of the chosen category; '' shows all. */
  selected: string
  onSelect: (id: string) => void
}

/** Narrows the list to one category. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const id = useId()
  return (
    <div className="flex min-w-[min(--spacing(48),100%)] grow flex-wrap items-center gap-x-2 md:max-w-80">
      <label htmlFor={id} className="shrink-0 text-ink-2 text-sm">
        Kategori
      </label>
      <div className="min-w-[min(--spacing(40),100%)] flex-1">
        <Select
          id={id}
          value={selected}
          options={[
            { value: '', label: 'Semua kategori' },
            ...categories.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={onSelect}
        />
      </div>
    </div>
  )
}
