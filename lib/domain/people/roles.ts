import type { Role } from '../../entities/user.ts'
import { ROLES } from '../../entities/user-values.ts'

export const isRole = (value: unknown): value is Role =>
  ROLES.some((role) => role === value)

/** Role in a token's `role` claim; anything undecodable yields no role (§6, decision 8). */
export const roleOf = (claim: unknown): Role | null => {
  const role = typeof claim === 'string' ? claim.toLowerCase() : claim
  return isRole(role) ? role : null
}

/** §6 'No distinction between the two is shown.' */
export const isAdmin = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'superadmin'
