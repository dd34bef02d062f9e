import type { FileQuestion } from '@/lib/domain/tests/test-file'
import type { TestKind } from '@/lib/entities/test'

type Sent = {
  questions: readonly FileQuestion[]
  /** The address that the server has given their file; undefined where it has told none. */
  filePath: string | undefined
}

/** Questions that this page has sent, by test: no call gives them back to an admin. */
const sent = new Map<string, Sent>()

const keyOf = (coachingId: string, kind: TestKind) => `${coachingId} ${kind}`

export function rememberQuestions(coachingId: string, kind: TestKind, now: Sent) {
  sent.set(keyOf(coachingId, kind), now)
}

/**
 * The stored questions where this page sent them itself; null where it cannot tell, as after another admin, or another tab, has
 * sent a file since.
 *
 * @param storedFile the address of the file that counts now
 */
export function knownQuestions(
  coachingId: string,
  kind: TestKind,
  storedFile: string | null | undefined,
): readonly FileQuestion[] | null {
  const known = sent.get(keyOf(coachingId, kind))
  return known?.filePath && known.filePath === storedFile ? known.questions : null
}
