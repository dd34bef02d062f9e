import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'

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
      <div className="flex gap-2 max-sm:justify-center sm:mr-auto">
        <IconButton
          label="Pengajuan sebelumnya"
          aria-keyshortcuts="ArrowLeft"
          size="md"
          variant="outline"
          icon={<ChevronLeft />}
          disabledReason={isFirst && 'Ini yang pertama'}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Pengajuan berikutnya"
          aria-keyshortcuts="ArrowRight"
          size="md"
          variant="outline"
          icon={<ChevronRight />}
          disabledReason={isLast && 'Ini yang terakhir'}
          onClick={() => onStep(1)}
        />
      </div>
      <Button
        variant="secondary"
        icon={<X />}
        onClick={onDecline}
        aria-keyshortcuts="X"
        aria-label={`Tolak pengajuan ${name}`}
      >
        Tolak
      </Button>
      <Button
        initialFocus
        icon={<Check />}
        disabledReason={isFull && 'Kuota penuh'}
        onClick={onAccept}
        aria-keyshortcuts="T"
        aria-label={`Terima pengajuan ${name}`}
      >
        Terima
      </Button>
    </>
  )
}
