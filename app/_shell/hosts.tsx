import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBanner } from '@/components/feedback/error-banner'
import { LoadingOverlay } from '@/components/feedback/loading-overlay'
import { ToastHost } from '@/components/feedback/toast-host'
import { dialogQueueAtom } from '@/lib/feedback/dialog'
import { clearSessionExpired, sessionExpiredAtom } from '@/lib/feedback/session-expired'
import { navigate } from '@/lib/router/navigate'
import { clearCredentials } from '@/lib/session/session'

const DialogHost = lazy(async () => ({
  default: (await import('@/components/feedback/dialog-host')).DialogHost,
}))
const SessionExpiredDialog = lazy(async () => ({
  default: (await import('@/components/feedback/session-expired-dialog'))
    .SessionExpiredDialog,
}))

/** The Login button of the session-expired modal (§2). */
function logInAgain() {
  clearCredentials()
  clearSessionExpired()
  navigate('login')
}

/** Dialogs, toast, banner, overlay and session modal: each exists once, here. */
export function Hosts() {
  const hasDialogs = useAtomValue(dialogQueueAtom).length > 0
  const isExpired = useAtomValue(sessionExpiredAtom)
  return (
    <>
      <ErrorBanner />
      <ToastHost />
      <LoadingOverlay />
      <Suspense>
        {hasDialogs && <DialogHost />}
        {isExpired && <SessionExpiredDialog onLogin={logInAgain} />}
      </Suspense>
    </>
  )
}
