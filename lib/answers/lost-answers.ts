import { useEffect, useState } from 'react'
import { type Attempt, namesOfAttempt } from '@/lib/answers/attempt'
import type { Lost } from '@/lib/answers/queue-deps'
import { type QueueState, saveTotals } from '@/lib/answers/queue-state'
import { createShelf } from '@/lib/device/shelf'

const shelf = createShelf<Lost>('lost')

/** Remembers on the device how many choices of an attempt were not taken, and why. */
export function keepLost(attempt: Attempt, lost: Lost): void {
  if (lost.count > 0) void shelf.keep(namesOfAttempt(attempt), lost)
}

/** 'Tidak diterima' in words: how many, and the server's reason where it gave one. */
export const lostText = ({ count, reason }: Lost): string =>
  `${count} jawaban tidak diterima: ${reason ?? 'baru sampai di server setelah test berakhir.'}`

/** The choices of an attempt that the server did not take, in this visit or an earlier one; else null. */
export function useLost(
  { userId, coachingId, kind }: Attempt,
  answers: QueueState,
): Lost | null {
  const [kept, setKept] = useState<Lost | null>(null)
  useEffect(() => {
    // the device answers in the order in which it is asked
    const names = namesOfAttempt({ userId, coachingId, kind })
    void shelf.read(names).then((lost) => setKept(lost ?? null))
  }, [userId, coachingId, kind])
  const count = saveTotals(answers).refused
  return count > 0 ? { count, reason: answers.reason } : kept
}
