import type { FileQuestion } from '@/lib/domain/tests/test-file'
import type { TestKind } from '@/lib/entities/test'

type Sent = {
  questions: readonly FileQuestion[]
  /** How many were stored before; what the screen knows until it has read the coaching again. */
  countBefore: number
}

/** Questions that this page has sent, by test: no call gives them back to an admin. */
const sent = new Map<string, Sent>()

const keyOf = (coachingId: string, kind: TestKind) => `${coachingId} ${kind}`

export function rememberQuestions(coachingId: string, kind: TestKind, now: Sent) {
  sent.set(keyOf(coachingId, kind), now)
}

/** The stored questions where this page sent them itself; null where it cannot tell. */
export function knownQuestions(
  coachingId: string,
  kind: TestKind,
  storedCount: number,
): readonly FileQuestion[] | null {
  const known = sent.get(keyOf(coachingId, kind))
  if (!known) return null
  const { questions, countBefore } = known
  return [questions.length, countBefore].includes(storedCount) ? questions : null
}
