import { runningAttemptOf } from '@/lib/answers/running-attempt'
import type { LoginAnswer, RenewalAnswer } from '@/lib/entities/user'
import { replaceWith } from '@/lib/router/navigate'
import {
  peekRememberedCoaching,
  storeLogin,
  takeRememberedCoaching,
} from '@/lib/session/session'
import { roleOfToken } from '@/lib/session/token'
import { afterLogin } from './after-login'

/** Opens where the role belongs; the form just left is not returned to by 'back' (§6 'After login'). */
async function goOn({ user }: LoginAnswer, accessToken: string) {
  const target = afterLogin(roleOfToken(accessToken) ?? user.role, {
    runningTest: await runningAttemptOf(String(user.id)),
    rememberedCoachingId: peekRememberedCoaching(),
  })
  switch (target.to) {
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
export function enterPortal(answer: LoginAnswer & Partial<RenewalAnswer>): Promise<void> {
  const accessToken = answer.accessToken ?? answer.access_token
  const refresh = answer.refreshToken ?? answer.refresh_token
  storeLogin({ access: accessToken, refresh }, answer.user)
  return goOn(answer, accessToken)
}
