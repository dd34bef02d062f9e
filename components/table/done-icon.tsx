import { CircleCheck, CircleMinus } from 'lucide-react'

type DoneIconProps = {
  done: boolean
  /** What readers hear: 'Sudah mengikuti Pre Test'. */
  doneWord?: string
  notWord?: string
}

/** A check or a minus, with its word for readers and as a tooltip. */
export function DoneIcon({ done, doneWord = 'Sudah', notWord = 'Belum' }: DoneIconProps) {
  const word = done ? doneWord : notWord
  const Icon = done ? CircleCheck : CircleMinus
  return (
    <span title={word} className={done ? 'text-brand' : 'text-ink-3'}>
      <Icon aria-hidden="true" className="inline size-5" />
      <span className="sr-only">{word}</span>
    </span>
  )
}
