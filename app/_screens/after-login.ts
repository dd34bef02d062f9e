import { isAdmin } from '@/lib/domain/people/roles'
import type { Id } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'
import type { Role } from '@/lib/entities/user'

/** Where someone goes once signed in; the caller turns it into an address. */
export type AfterLogin =
  | { to: 'admin' }
  | { to: 'test'; kind: TestKind; coachingId: Id }
  | { to: 'ask-question'; coachingId: Id }
  | { to: 'coaching/user' }

/**
 * §6 'After login …'; a remembered coaching is ignored for admins (decision 4). Whoever has a test
 * running on this device goes on with it: its time does not wait.
 */
export const afterLogin = (
  role: Role,
  {
    runningTest,
    rememberedCoachingId,
  }: {
    runningTest: { kind: TestKind; coachingId: Id } | null
    rememberedCoachingId: Id | null
  },
): AfterLogin => {
  if (isAdmin(role)) return { to: 'admin' }
  if (runningTest) {
    const { kind, coachingId } = runningTest
    return { to: 'test', kind, coachingId }
  }
  return rememberedCoachingId
    ? { to: 'ask-question', coachingId: rememberedCoachingId }
    : { to: 'coaching/user' }
}
