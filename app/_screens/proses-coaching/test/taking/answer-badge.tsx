import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { SaveState } from '@/lib/answers/queue-state'
import { savedText } from './save-line'

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
    case 'waiting':
      return (
        <Badge tone="jingga" icon={<CloudOff />}>
          Menunggu sinyal
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
