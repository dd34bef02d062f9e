import { isAdmin } from '@/lib/domain/people/roles'
import type { Role } from '@/lib/entities/user'
import { ADMIN_HOME, type RouteName, routeOf } from '@/lib/routes'

export type Decision = { show: true } | { show: false; goTo: RouteName }

const SHOW: Decision = { show: true }
const goTo = (name: string): Decision => ({ show: false, goTo: name as RouteName })

/**
 * Whether a role may see a route, and where it goes instead (§6): without a role to login, with
 * the wrong one to unauthorized; admins leave the main layout of §2.
 */
export function decide(name: RouteName, role: Role | null): Decision {
  const { access, frame, divert, forAdmins } = routeOf(name)
  const diverted = role && divert?.[role]
  if (diverted) return goTo(diverted)
  if (access === 'anyone') {
    return frame === 'main' && isAdmin(role) && !forAdmins ? goTo(ADMIN_HOME) : SHOW
  }
  if (!role) return goTo('login')
  const allowed = access === 'admin' ? isAdmin(role) : role === 'user'
  return allowed ? SHOW : goTo('unauthorized')
}
