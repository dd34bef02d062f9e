import type { Role } from '@/lib/entities/user'
import { decide } from '@/lib/router/decide'
import { matchHash } from '@/lib/router/match'

const KEY = 'after-login'

type Target = { hash: string; owner: string | null }

function read(): Target | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept && typeof kept === 'object' && 'hash' in kept ? (kept as Target) : null
  } catch {
    return null
  }
}

/**
 * Remembers in this tab the address to which the login that stands in its way leads on.
 * @param owner the account whose page it is; null for whoever may see it
 */
export function rememberTarget(hash: string, owner: string | null): void {
  if (read()?.hash === hash) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hash, owner } satisfies Target))
  } catch {
    // then the login leads where it leads without one
  }
}

/** Another page has been opened instead. */
export function forgetTarget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

/** The remembered address, if this account may see it; it is forgotten by being taken. */
export function takeTarget(role: Role, userId: string): string | null {
  const target = read()
  forgetTarget()
  if (!target || (target.owner !== null && target.owner !== userId)) return null
  const { name } = matchHash(target.hash)
  return name !== 'not-found' && decide(name, role).show ? target.hash : null
}
