import { isAdmin } from '@/lib/domain/people/roles'
import type { Id } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'
import type { Role } from '@/lib/entities/user'

/** Where someone goes once signed in; the caller turns it into an address. */
export type AfterLogin =
  | { to: 'admin' }
  | { to: 'test'; kind: TestKind; coachingId: Id }
  | { to: 'ask-question'; coachingId: Id }
  | { to: 'target'; hash: string }
  | { to: 'coaching/user' }

/**
 * §6 'After login …'; a remembered coaching is ignored for admins (decision 4). Whoever has a test
 * running on this device goes on with it: its time does not wait. A link that asked for the login
 * leads to where it points.
 */
export const afterLogin = (
  role: Role,
  {
    runningTest,
    rememberedCoachingId,
    target = null,
  }: {
    runningTest: { kind: TestKind; coachingId: Id } | null
    rememberedCoachingId: Id | null
    /** The address that asked for the login. */
    target?: string | null
  },
): AfterLogin => {
  if (isAdmin(role)) return target ? { to: 'target', hash: target } : { to: 'admin' }
  if (runningTest) {
    const { kind, coachingId } = runningTest
    return { to: 'test', kind, coachingId }
  }
  if (rememberedCoachingId) return { to: 'ask-question', coachingId: rememberedCoachingId }
  return target ? { to: 'target', hash: target } : { to: 'coaching/user' }
}
