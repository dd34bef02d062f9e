import { momentHere } from '@/lib/browser/moment-here'
import type { Instant } from '@/lib/entities/identity'

/** A moment in a narrow column: the day, then the time with its zone, which a hard space keeps together. */
export function MomentText({ at }: { at: Instant }) {
  return <span className="angka">{momentHere(at).replace(/ (?=\S+$)/, '\u00a0')}</span>
}
