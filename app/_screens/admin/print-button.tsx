import { Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { errorText } from '@/lib/api/errors'
import { printCopy } from '@/lib/browser/print-alone'
import { showError } from '@/lib/feedback/error-banner'

type PrintButtonProps = {
  label: string
  variant?: 'primary' | 'secondary'
  disabledReason?: string | false
  /** What the paper shows, or how that is asked for; drawn only for the moment in which it is copied. */
  paper: ReactNode | (() => Promise<ReactNode>)
}

/** Prints something that is drawn for paper alone. */
export function PrintButton({ label, variant, disabledReason, paper }: PrintButtonProps) {
  const drawn = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReactNode>(null)
  const [isAsking, setAsking] = useState(false)

  function draw(next: ReactNode) {
    flushSync(() => setShown(next))
    try {
      printCopy(drawn.current)
    } finally {
      setShown(null)
    }
  }

  async function print() {
    if (typeof paper !== 'function') return draw(paper)
    setAsking(true)
    try {
      draw(await paper())
    } catch (error) {
      showError(errorText(error), error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button
        variant={variant}
        icon={<Printer />}
        loading={isAsking}
        disabledReason={disabledReason}
        onClick={() => void print()}
      >
        {label}
      </Button>
      {shown && (
        <div ref={drawn} hidden>
          {shown}
        </div>
      )}
    </>
  )
}
