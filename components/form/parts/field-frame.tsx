import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FrameProps = {
  id: string
  label: string
  hint?: string
  error?: string
  optional?: boolean
  /** Right of the hint or under the control, such as a counter. */
  aside?: ReactNode
  children: ReactNode
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

function LabelText({ label, optional }: { label: string; optional?: boolean }) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-ink-2"> (opsional)</span>}
    </>
  )
}

function Hint({ id, hint }: { id: string; hint?: string }) {
  if (!hint) return null
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-ink-2 text-sm">
      {hint}
    </p>
  )
}

/** Label above, hint under it, the control, then its message. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  children,
}: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 inline-block font-semibold text-sm">
        <LabelText label={label} optional={optional} />
      </label>
      <Hint id={id} hint={hint} />
      {children}
      {aside}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The same for several controls under one name. */
export function GroupFrame({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  children,
}: FrameProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      {/* as far below the edge as the label of a field beside it, which stands in a line of the text */}
      <legend className="mb-1.5 pt-[0.1875rem] font-semibold text-sm">
        <LabelText label={label} optional={optional} />
      </legend>
      <Hint id={id} hint={hint} />
      {children}
      {aside}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
