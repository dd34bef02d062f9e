import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'

type FilterPanelProps = {
  /** For readers: 'Saring pesan'. */
  label: string
  /** What is chosen in each of them; what is empty does not narrow the list. */
  chosen: readonly unknown[]
  children: ReactNode
}

/** What narrows a list: on a phone behind a button that says how much does, so that the list itself is in the first screen. */
export function FilterPanel({ label, chosen, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = chosen.filter(Boolean).length
  return (
    <section aria-label={label} className="no-print mb-6">
      <div className="sm:hidden">
        <Button
          variant="secondary"
          icon={<ListFilter />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          Saringan{count > 0 && ` (${count} aktif)`}
        </Button>
      </div>
      <div
        id={panelId}
        className={`space-y-4 max-sm:mt-4 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </section>
  )
}
