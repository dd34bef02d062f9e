import { isAdmin } from '@/lib/domain/people/roles'
import type { Id } from '@/lib/entities/identity'
import type { Role } from '@/lib/entities/user'

/** Where someone goes once signed in; the caller turns it into an address. */
export type AfterLogin =
  | { to: 'admin' }
  | { to: 'ask-question'; coachingId: Id }
  | { to: 'coaching/user' }

/** §6 'After login …'; a remembered coaching is ignored for admins (decision 4). */
export const afterLogin = (role: Role, rememberedCoachingId: Id | null): AfterLogin => {
  if (isAdmin(role)) return { to: 'admin' }
  return rememberedCoachingId
    ? { to: 'ask-question', coachingId: rememberedCoachingId }
    : { to: 'coaching/user' }
}
