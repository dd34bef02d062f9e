import { ROLES, type Role } from '@/lib/entities/user'

const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value)

/** The role claim of an access token, lower-cased; null when it cannot be decoded (decision 8). */
export function roleOfToken(token: string | null): Role | null {
  try {
    const payload = token?.split('.')[1]
    if (!payload) return null
    const base64 = payload.replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const role = (claims as { role?: unknown } | null)?.role
    const lower = typeof role === 'string' ? role.toLowerCase() : null
    return isRole(lower) ? lower : null
  } catch {
    return null
  }
}
