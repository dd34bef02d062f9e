import { announceLogout } from '@/lib/api/announce-logout'
import { openPage } from '@/lib/browser/open-page'
import { BASE_PATH } from '@/lib/env'
import { mayLeave } from '@/lib/router/leave-guard'
import { logout } from '@/lib/session/logout'

/** Loaded only now: whoever has answered nothing has no use for it. */
async function sendUnsentAnswers(timeoutMs: number): Promise<void> {
  const { flushAnswers } = await import('@/lib/answers/attempts')
  await flushAnswers(timeoutMs)
}

/** The Logout of every user menu: asks first when something is unsaved, then ends the session. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return
  await logout({
    flushAnswers: sendUnsentAnswers,
    announce: announceLogout,
    leave: () => openPage(`${BASE_PATH}/`),
  })
}
