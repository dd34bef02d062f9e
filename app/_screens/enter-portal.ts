import { runningAttemptOf } from '@/lib/answers/running-attempt'
import type { LoginAnswer, RenewalAnswer } from '@/lib/entities/user'
import { hashLocation } from '@/lib/router/hash-location'
import { replaceWith } from '@/lib/router/navigate'
import { takeTarget } from '@/lib/router/take-target'
import {
  peekRememberedCoaching,
  storeLogin,
  takeRememberedCoaching,
} from '@/lib/session/session'
import { roleOfToken } from '@/lib/session/token'
import { type AfterLogin, afterLogin } from './after-login'

/** Opens where the role belongs; the form just left is not returned to by 'back' (§6 'After login'). */
function open(target: AfterLogin) {
  switch (target.to) {
    case 'target':
      takeRememberedCoaching()
      return hashLocation.go(target.hash, { replace: true })
    case 'test':
      return replaceWith(`proses-coaching/test/${target.kind}`, { id: target.coachingId })
    case 'admin':
      takeRememberedCoaching()
      return replaceWith('admin/beranda')
    case 'ask-question':
      takeRememberedCoaching()
      return replaceWith('coaching/ask-question', { id: target.coachingId })
    case 'coaching/user':
      return replaceWith('coaching/user')
  }
}

/** Begins the session that a login or a registration answered; either spelling (decision 7). */
export async function enterPortal(
  answer: LoginAnswer & Partial<RenewalAnswer>,
): Promise<void> {
  const accessToken = answer.accessToken ?? answer.access_token
  const refresh = answer.refreshToken ?? answer.refresh_token
  const userId = String(answer.user.id)
  const role = roleOfToken(accessToken) ?? answer.user.role
  const runningTest = await runningAttemptOf(userId)
  // in one step with the session: the login page would lead on by itself
  storeLogin({ access: accessToken, refresh }, answer.user)
  open(
    afterLogin(role, {
      runningTest,
      rememberedCoachingId: peekRememberedCoaching(),
      target: takeTarget(role, userId),
    }),
  )
}
