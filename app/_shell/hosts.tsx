import { getDefaultStore, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBanner } from '@/components/feedback/error-banner'
import { FailureNote } from '@/components/feedback/failure-note'
import { LoadingOverlay } from '@/components/feedback/loading-overlay'
import { ToastHost } from '@/components/feedback/toast-host'
import { lazyPart } from '@/lib/browser/lazy-part'
import { dialogQueueAtom, dismissDialogs } from '@/lib/feedback/dialog'
import { clearSessionExpired, sessionExpiredAtom } from '@/lib/feedback/session-expired'
import { rememberTarget } from '@/lib/router/login-target'
import { matchHash } from '@/lib/router/match'
import { navigate } from '@/lib/router/navigate'
import { routes } from '@/lib/routes'
import { clearCredentials, sessionAtom } from '@/lib/session/session'
import { STORAGE_KEYS } from '@/lib/session/storage'

const DialogHost = lazyPart(async () => ({
  default: (await import('@/components/feedback/dialog-host')).DialogHost,
}))
const SessionExpiredDialog = lazyPart(async () => ({
  default: (await import('@/components/feedback/session-expired-dialog'))
    .SessionExpiredDialog,
}))

/** The Login button of the session-expired modal (§2). */
function logInAgain() {
  const { name } = matchHash(location.hash)
  const owner = getDefaultStore().get(sessionAtom)?.user?.id
  if (routes[name].access !== 'anyone') rememberTarget(location.hash, owner)
  dismissDialogs()
  clearCredentials()
  clearSessionExpired()
  navigate('login')
}

/** Another tab has logged in again or out: what this one knew of its session is no longer so. */
function forgetExpiry({ key }: StorageEvent) {
  if (key === STORAGE_KEYS.accessToken || key === null) clearSessionExpired()
}

/** Dialogs, toast, banner, overlay and session modal: each exists once, here. */
export function Hosts() {
  const hasDialogs = useAtomValue(dialogQueueAtom).length > 0
  const isExpired = useAtomValue(sessionExpiredAtom)
  useEffect(() => {
    window.addEventListener('storage', forgetExpiry)
    return () => window.removeEventListener('storage', forgetExpiry)
  }, [])
  return (
    <>
      {/* beside the page, not in it: an open window takes the page away from readers, and these are for them then too */}
      {createPortal(
        <>
          <ErrorBanner />
          <FailureNote />
          <ToastHost />
          <LoadingOverlay />
        </>,
        document.body,
      )}
      <Suspense>
        {hasDialogs && <DialogHost />}
        {isExpired && <SessionExpiredDialog onLogin={logInAgain} />}
      </Suspense>
    </>
  )
}
