import { roleOf } from '@/lib/domain/people/roles'
import type { Role } from '@/lib/entities/user'

function claimsOf(token: string | null): Record<string, unknown> {
  try {
    const payload = token?.split('.')[1]
    if (!payload) return {}
    const base64 = payload.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return claims && typeof claims === 'object' ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** The role claim of an access token, lower-cased; null when it cannot be decoded (decision 8). */
export function roleOfToken(token: string | null): Role | null {
  return roleOf(claimsOf(token).role)
}

/** False only where both tokens name their account and the two differ. */
export function isSameAccount(one: string | null, other: string | null): boolean {
  const [a, b] = [claimsOf(one).sub, claimsOf(other).sub]
  return typeof a !== 'string' || typeof b !== 'string' || a === b
}
