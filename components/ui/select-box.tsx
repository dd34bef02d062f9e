import { useId } from 'react'
import { type Option, Select } from './select'

type SelectBoxProps = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  /** The label is for readers only: what is chosen for stands beside it. */
  isLabelHidden?: boolean
  isInvalid?: boolean
  /** Id of what is said about the choice. */
  describedBy?: string
}

/** A labelled dropdown outside of a form. */
export function SelectBox(props: SelectBoxProps) {
  const { label, value, options, onChange, isLabelHidden, isInvalid, describedBy } = props
  const id = useId()
  return (
    <div>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 inline-block font-semibold text-sm'}
      >
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={onChange}
        isInvalid={isInvalid}
        aria-describedby={describedBy}
      />
    </div>
  )
}
