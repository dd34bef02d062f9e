import type { ReactNode } from 'react'

/** What can be done with an account: what it is for, above its button. */
export function Act({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-3 text-ink-2 text-sm">{text}</p>
      {children}
    </div>
  )
}
