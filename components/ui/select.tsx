import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputClass } from './input-class'

export type Option = { value: string; label: string }

type SelectProps = Omit<
  ComponentProps<'select'>,
  'size' | 'value' | 'onChange' | 'children' | 'className'
> & {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  size?: 'sm' | 'md'
  isInvalid?: boolean | undefined
}

/**
 * The browser's own list. What is chosen is drawn over it, since browsers cut a long name at the edge: here it takes as many
 * lines as it needs, whatever the letters are.
 */
export function Select({
  value,
  options,
  onChange,
  size,
  isInvalid,
  ...rest
}: SelectProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <span className="relative grid min-w-0 [&>*]:[grid-area:1/1]">
      <select
        {...rest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`peer text-transparent! forced-colors:text-[ButtonText]! [&>:enabled]:text-ink ${inputClass({ kind: 'select', size, invalid: isInvalid })}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        data-chosen={chosen?.label}
        className={`wrap-anywhere pointer-events-none min-w-0 self-center border border-transparent py-2 pr-10 pl-3 text-ink before:content-[attr(data-chosen)] peer-disabled:text-ink-2 forced-colors:hidden ${size === 'sm' ? 'text-sm' : 'text-base'}`}
      />
      <ChevronDown
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2 ${size === 'sm' ? 'size-4' : 'size-5'}`}
      />
    </span>
  )
}
