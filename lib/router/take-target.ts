import { tabStorage } from '@/lib/browser/tab-storage'
import type { Role } from '@/lib/entities/user'
import { decide } from '@/lib/router/decide'
import { forgetTarget, LOGIN_TARGET } from '@/lib/router/login-target'
import { matchHash } from '@/lib/router/match'

/** The address behind the login, if this account may see it; it is forgotten by being taken. */
export function takeTarget(role: Role, userId: string): string | null {
  const [owner, hash] = tabStorage.read(LOGIN_TARGET)?.split(' ') ?? []
  forgetTarget()
  if (!hash || (owner !== '' && owner !== userId)) return null
  const { name } = matchHash(hash)
  return name !== 'not-found' && decide(name, role).show ? hash : null
}
