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

/** Each is one text: of several in a row some readers say the last before the first. */
function lineOf(answers: QueueState) {
  const { unsent, refused, saved, savedAt } = saveTotals(answers)
  if (unsent > 0 && answers.stall) {
    const { short } = STALL_WORDS[answers.stall]
    return { icon: <CloudOff />, text: `${short} · ${unsent} belum tersimpan` }
  }
  if (unsent > 0)
    return { icon: <RefreshCw className="animate-putar" />, text: 'Menyimpan…' }
  if (refused > 0)
    return { icon: <TriangleAlert />, text: `${refused} jawaban tidak tersimpan` }
  if (saved === 0) return { icon: null, text: 'Setiap pilihan langsung disimpan' }
  return { icon: <Check />, text: savedText(savedAt) }
}

/** How much of the whole attempt the server has: Menyimpan, Tersimpan HH:mm, or what it waits for. */
export function SaveLine({ answers }: { answers: QueueState }) {
  const { icon, text } = lineOf(answers)
  return (
    <p className="flex items-center gap-1.5 text-rimba-100 text-sm [&_svg]:size-4">
      {icon && <span aria-hidden="true">{icon}</span>}
      {/* a box of its own: Orca reads no words that lie in a status itself, which those in a flexible box do in Firefox */}
      <span key={text}>{text}</span>
    </p>
  )
}
