import { type ReactNode, type Ref, useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

export type FileInputProps = {
  id?: string
  name?: string
  label: ReactNode
  icon: ReactNode
  accept?: string
  variant?: 'primary' | 'secondary'
  disabled?: boolean
  /** Its file is on the way: a spinner, and no other choice; unlike `disabled` it keeps the focus. */
  busy?: boolean
  invalid?: boolean
  describedBy?: string
  /** Several files may be chosen at once, or with `folder` all files of a folder. */
  multiple?: boolean
  folder?: boolean
  onFile?: (file: File) => void
  onFiles?: (files: File[]) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A real file input under a label that looks like a button. It is emptied after every choice, so
 * that the same file can be chosen again.
 */
export function FileInput(props: FileInputProps) {
  const { name, label, icon, variant = 'secondary', busy = false } = props
  const ownId = useId()
  const inputId = props.id ?? ownId
  const off = 'cursor-not-allowed border-transparent! bg-off! text-off-ink!'

  function take(files: File[]) {
    const [first] = files
    if (!first || busy) return
    props.onFile?.(first)
    props.onFiles?.(files)
  }

  return (
    <span className="relative inline-flex rounded-md has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        {...(props.folder && { webkitdirectory: '' })}
        ref={props.ref}
        id={inputId}
        name={name}
        type="file"
        accept={props.accept}
        multiple={props.multiple}
        disabled={props.disabled}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        className="absolute inset-0 size-full opacity-0"
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          take(files)
        }}
      />
      <label
        htmlFor={inputId}
        className={`${buttonClass({ variant, size: 'sm' })} ${props.disabled || busy ? off : ''}`}
      >
        <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5">
          {busy ? <Spinner /> : icon}
        </span>
        {label}
      </label>
    </span>
  )
}
