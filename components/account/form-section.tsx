import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** A titled group of fields on a card of its own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="min-w-0 space-y-5">
        <legend className="mb-5 font-bold text-xl">{title}</legend>
        {children}
      </fieldset>
    </Card>
  )
}
