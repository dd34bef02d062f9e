import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

/** On a phone a row of topic, status and date, which opens at a tap; from 768 px all of it is in sight. */
export function Fold({
  head,
  topic,
  startsOpen,
  children,
}: {
  head: ReactNode
  topic: string
  startsOpen: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  const panelId = useId()
  return (
    <>
      <div className="group/fold relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 max-md:gap-y-0.5">
        {head}
        <button
          type="button"
          aria-label={`Rincian ${topic}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="col-start-2 row-start-1 grid size-6 place-items-center text-brand after:absolute after:-inset-x-3 after:-inset-y-2 md:hidden"
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-5 transition-transform duration-hover ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={panelId} className={isOpen ? '' : 'max-md:hidden'}>
        {children}
      </div>
    </>
  )
}
