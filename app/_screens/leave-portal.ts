import { getDefaultStore } from 'jotai'
import { announceLogout } from '@/lib/api/announce-logout'
import { openPage } from '@/lib/browser/open-page'
import { BASE_PATH } from '@/lib/env'
import { mayLeave } from '@/lib/router/leave-guard'
import { logout } from '@/lib/session/logout'
import { sessionAtom } from '@/lib/session/session'

/** Loaded only now: whoever has answered nothing has no use for it. */
async function leaveDevice(timeoutMs: number): Promise<void> {
  await import('@/lib/answers/send-answers')
    .then(({ flushAnswers }) => flushAnswers(timeoutMs))
    .catch(() => {})
  const { tidyDevice } = await import('@/lib/device/shelf')
  await tidyDevice(getDefaultStore().get(sessionAtom).user?.id)
}

/** The Logout of every user menu: asks first when something is unsaved, then ends the session. */
export async function leavePortal(leave = () => openPage(`${BASE_PATH}/`)): Promise<void> {
  if (!(await mayLeave())) return
  await logout({
    flushAnswers: leaveDevice,
    announce: announceLogout,
    leave,
  })
}
