import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { SaveState } from '@/lib/answers/queue-state'
import { savedText } from './save-line'
import { STALL_WORDS } from './stall-words'

/** How far the answer of the question on the screen is. */
export function AnswerBadge({
  state,
  savedAt,
}: {
  state: SaveState | null
  savedAt: number | null
}) {
  switch (state) {
    case null:
      return <Badge>Belum dijawab</Badge>
    case 'saving':
      return <Badge icon={<RefreshCw />}>Menyimpan…</Badge>
    case 'line':
    case 'server':
    case 'login':
      return (
        <Badge tone="jingga" icon={<CloudOff />}>
          {STALL_WORDS[state].short}
        </Badge>
      )
    case 'refused':
      return (
        <Badge tone="merah" icon={<TriangleAlert />}>
          Tidak tersimpan
        </Badge>
      )
    case 'saved':
      return (
        <Badge tone="hijau" icon={<Check />}>
          {savedText(savedAt)}
        </Badge>
      )
  }
}
