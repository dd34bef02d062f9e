import { CircleCheck, CircleMinus } from 'lucide-react'
import type { Column } from './column'

/** A check or a minus, with its word for readers and as a tooltip. */
function DoneIcon({ done }: { done: boolean }) {
  const word = done ? 'Sudah' : 'Belum'
  const Icon = done ? CircleCheck : CircleMinus
  return (
    <span title={word} className={done ? 'text-brand' : 'text-ink-3'}>
      <Icon aria-hidden="true" className="inline size-5" />
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** A column of what each row has done or not; null where it cannot be said. */
export const doneColumn = <Row,>(
  id: string,
  header: string,
  isDone: (row: Row) => boolean | null,
): Column<Row> => ({
  id,
  header,
  text: (row) => ({ true: 'Sudah', false: 'Belum', null: '–' })[`${isDone(row)}`],
  cell: (row) => {
    const done = isDone(row)
    return done === null ? '–' : <DoneIcon done={done} />
  },
})
