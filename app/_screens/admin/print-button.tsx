import { Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { printCopy } from '@/lib/browser/print-alone'

type PrintButtonProps = {
  label: string
  variant?: 'primary' | 'secondary'
  /** What the paper shows; drawn only for the moment in which it is copied. */
  paper: ReactNode
}

/** Prints something that is drawn for paper alone. */
export function PrintButton({ label, variant, paper }: PrintButtonProps) {
  const drawn = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)

  function print() {
    flushSync(() => setDrawn(true))
    printCopy(drawn.current)
    setDrawn(false)
  }

  return (
    <>
      <Button variant={variant} icon={<Printer />} onClick={print}>
        {label}
      </Button>
      {isDrawn && (
        <div ref={drawn} hidden>
          {paper}
        </div>
      )}
    </>
  )
}
