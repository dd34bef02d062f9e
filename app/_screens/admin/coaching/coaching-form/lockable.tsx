import type { ReactNode } from 'react'

type LockableProps = {
  /** The fields can be read and no longer changed; their buttons are gone. */
  isLocked: boolean
  className?: string
  children: ReactNode
}

/** A part of the form that is closed as a whole when the coaching allows no edit. */
export function Lockable({ isLocked, className = '', children }: LockableProps) {
  return (
    <fieldset
      disabled={isLocked}
      className={`min-w-0 [&:disabled_:is(button,:has(>input[type=file]))]:hidden ${className}`}
    >
      {children}
    </fieldset>
  )
}
