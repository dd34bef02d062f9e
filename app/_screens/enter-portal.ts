import type { LoginAnswer, RenewalAnswer } from '@/lib/entities/user'
import { replaceWith } from '@/lib/router/navigate'
import { storeLogin, takeRememberedCoaching } from '@/lib/session/session'
import { roleOfToken } from '@/lib/session/token'
import { afterLogin } from './after-login'

/** Opens where the role belongs; the form just left is not returned to by 'back' (§6 'After login'). */
function goOn(answer: LoginAnswer, accessToken: string) {
  const role = roleOfToken(accessToken) ?? answer.user.role
  const target = afterLogin(role, takeRememberedCoaching())
  switch (target.to) {
    case 'admin':
      return replaceWith('admin/beranda')
    case 'ask-question':
      return replaceWith('coaching/ask-question', { id: target.coachingId })
    case 'coaching/user':
      return replaceWith('coaching/user')
  }
}

/** Begins the session that a login or a registration answered; either spelling (decision 7). */
export function enterPortal(answer: LoginAnswer & Partial<RenewalAnswer>): void {
  const accessToken = answer.accessToken ?? answer.access_token
  const refresh = answer.refreshToken ?? answer.refresh_token
  storeLogin({ access: accessToken, refresh }, answer.user)
  goOn(answer, accessToken)
}
