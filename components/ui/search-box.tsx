import { useId } from 'react'
import { SearchInput } from './search-input'

type SearchBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** A labelled search input outside of a form. */
export function SearchBox({ label, value, onChange, placeholder }: SearchBoxProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 inline-block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <SearchInput id={id} value={value} placeholder={placeholder} onChange={onChange} />
      </div>
    </div>
  )
}
