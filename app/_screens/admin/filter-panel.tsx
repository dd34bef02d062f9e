import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'

type FilterPanelProps = {
  /** For readers: 'Saring pesan'. */
  label: string
  /** How many of them narrow the list now. */
  count: number
  children: ReactNode
}

/** What narrows a list: on a phone behind a button that says how much does, so that the list itself is in the first screen. */
export function FilterPanel({ label, count, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
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
