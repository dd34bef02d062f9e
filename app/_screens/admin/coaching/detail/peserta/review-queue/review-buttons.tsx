import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Button } from '@/components/ui/button'

type ReviewButtonsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  isFull: boolean
  onStep: (by: 1 | -1) => void
  onAccept: () => void
  onDecline: () => void
}

/** The two decisions on the proposal that is shown, and the way to its neighbours. */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { name, isFirst, isLast, isFull, onStep, onAccept, onDecline } = props
  return (
    <>
      <div className="flex gap-2 md:mr-auto max-md:[&_button]:grow">
        <Button
          variant="ghost"
          icon={<ChevronLeft />}
          disabledReason={isFirst && 'Ini yang pertama'}
          onClick={() => onStep(-1)}
        >
          Sebelumnya
        </Button>
        <Button
          variant="ghost"
          icon={<ChevronRight />}
          disabledReason={isLast && 'Ini yang terakhir'}
          onClick={() => onStep(1)}
        >
          Berikutnya
        </Button>
      </div>
      <Button
        variant="secondary"
        icon={<X />}
        onClick={onDecline}
        aria-label={`Tolak pengajuan ${name}`}
      >
        Tolak
      </Button>
      <Button
        initialFocus
        icon={<Check />}
        disabledReason={isFull && 'Kuota penuh'}
        onClick={onAccept}
        aria-label={`Terima pengajuan ${name}`}
      >
        Terima
      </Button>
    </>
  )
}
