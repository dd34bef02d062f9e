import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { inputClass } from './input-class'

type SearchInputProps = {
  id?: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
}

/** The box itself; its label stands where it is used. The same cross in every browser, as large as a finger needs. */
export function SearchInput(props: SearchInputProps) {
  const { id, value, onChange, placeholder, maxLength } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass()} pr-11! pl-10! [&::-webkit-search-cancel-button]:hidden`}
      />
      {value && (
        <button
          type="button"
          aria-label="Kosongkan kotak pencarian"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-2 hover:text-brand"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </>
  )
}
