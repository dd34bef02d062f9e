import type { Id } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'

/** One participant's single attempt at one test (§9); answers and bookmarks are kept under it. */
export type Attempt = { userId: Id; coachingId: Id; kind: TestKind }

/** Name of an attempt in the device's stores, locks and channels; begins with its user. */
export const attemptKey = ({ userId, coachingId, kind }: Attempt) =>
  [userId, coachingId, kind].map(encodeURIComponent).join(' ')

/** The attempt behind a key; null for anything else. */
export function attemptOf(key: string): Attempt | null {
  const [userId, coachingId, kind] = key.split(' ').map(decodeURIComponent)
  if (!userId || !coachingId || (kind !== 'pre-test' && kind !== 'post-test')) return null
  return { userId, coachingId, kind }
}
