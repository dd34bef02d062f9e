import { Check, Minus, X } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { type ReviewedQuestion, verdict } from './reviewed-question'

/** Benar, Salah or Tidak dijawab, as icon and word beside the colour. */
export function VerdictBadge({ question }: { question: ReviewedQuestion }) {
  switch (verdict(question)) {
    case 'benar':
      return (
        <Badge tone="hijau" icon={<Check />}>
          Benar
        </Badge>
      )
    case 'salah':
      return (
        <Badge tone="merah" icon={<X />}>
          Salah
        </Badge>
      )
    case 'tanpa kunci':
      return <Badge>Tanpa kunci</Badge>
    case 'tidak dijawab':
      return (
        <Badge tone="merah" icon={<Minus />}>
          Tidak dijawab
        </Badge>
      )
  }
}
