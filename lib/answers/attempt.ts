import type { Names } from '@/lib/device/places'
import type { Id } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'

/** One participant's single attempt at one test (§9). */
export type Attempt = { userId: Id; coachingId: Id; kind: TestKind }

/** Under what an attempt is kept on the device: its user owns it. */
export const namesOfAttempt = ({ userId, coachingId, kind }: Attempt): Names => [
  userId,
  coachingId,
  kind,
]

/** Name of an attempt in locks and channels. */
export const attemptKey = (attempt: Attempt) =>
  namesOfAttempt(attempt).map(encodeURIComponent).join(' ')

/** The attempt of a user under further names; null for anything else. */
export function attemptOf(
  userId: Id,
  [coachingId, kind]: readonly string[],
): Attempt | null {
  if (!coachingId || (kind !== 'pre-test' && kind !== 'post-test')) return null
  return { userId, coachingId, kind }
}
