import { Search } from 'lucide-react'
import { useId } from 'react'
import { inputClass } from './input-class'

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
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
        />
        <input
          id={id}
          type="search"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass()} pl-10!`}
        />
      </div>
    </div>
  )
}
