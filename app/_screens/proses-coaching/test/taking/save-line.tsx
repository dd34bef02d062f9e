import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { formatTime } from '@/lib/domain/schedule/dates'
import { STALL_WORDS } from './stall-words'

/** 'Tersimpan 09:12'; without a time for what an earlier visit saved. */
export const savedText = (savedAt: number | null) =>
  savedAt
    ? `Tersimpan ${formatTime(new Date(savedAt), browserTimeZone().zone)}`
    : 'Tersimpan'

/**
 * How much of the whole attempt the server has: Menyimpan, Tersimpan HH:mm, or what it waits for. Each is one text: of several
 * in a row some readers say the last before the first.
 */
export function SaveLine({ answers }: { answers: QueueState }) {
  const { unsent, refused, saved, savedAt } = saveTotals(answers)
  const line = 'flex items-center gap-1.5 text-rimba-100 text-sm [&>svg]:size-4'
  if (unsent > 0 && answers.stall) {
    return (
      <p className={line}>
        <CloudOff aria-hidden="true" />
        {`${STALL_WORDS[answers.stall].short} · ${unsent} belum tersimpan`}
      </p>
    )
  }
  if (unsent > 0) {
    return (
      <p className={line}>
        <RefreshCw aria-hidden="true" className="animate-putar" />
        Menyimpan…
      </p>
    )
  }
  if (refused > 0) {
    return (
      <p className={line}>
        <TriangleAlert aria-hidden="true" />
        {`${refused} jawaban tidak tersimpan`}
      </p>
    )
  }
  if (saved === 0) return <p className={line}>Setiap pilihan langsung disimpan</p>
  return (
    <p className={line}>
      <Check aria-hidden="true" />
      {savedText(savedAt)}
    </p>
  )
}
