import { type ReactNode, type Ref, useId } from 'react'
import { buttonClass } from '@/components/ui/button'

/**
 * A real file input under a label that looks like a button. It is emptied after every choice, so
 * that the same file can be chosen again.
 */
export function FileInput({
  id,
  name,
  label,
  icon,
  accept,
  variant = 'secondary',
  size = 'sm',
  disabled,
  invalid,
  describedBy,
  onFile,
  ref,
}: {
  id?: string
  name?: string
  label: ReactNode
  icon?: ReactNode
  accept?: string
  variant?: 'primary' | 'secondary'
  size?: 'md' | 'sm'
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  onFile: (file: File) => void
  ref?: Ref<HTMLInputElement>
}) {
  const ownId = useId()
  const inputId = id ?? ownId
  const off = 'cursor-not-allowed border-transparent! bg-off! text-off-ink!'
  return (
    <span className="relative inline-flex rounded-md has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        ref={ref}
        id={inputId}
        name={name}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className="absolute inset-0 size-full opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <label
        htmlFor={inputId}
        className={`${buttonClass({ variant, size })} ${disabled ? off : ''}`}
      >
        <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5">
          {icon}
        </span>
        {label}
      </label>
    </span>
  )
}
