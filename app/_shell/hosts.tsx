import { getDefaultStore, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBanner } from '@/components/feedback/error-banner'
import { FailureNote } from '@/components/feedback/failure-note'
import { LoadingOverlay } from '@/components/feedback/loading-overlay'
import { ToastHost } from '@/components/feedback/toast-host'
import { lazyPart } from '@/lib/browser/lazy-part'
import { dialogQueueAtom, dismissDialogs } from '@/lib/feedback/dialog'
import { clearSessionEnd, sessionEndAtom } from '@/lib/feedback/session-end'
import { rememberTarget } from '@/lib/router/login-target'
import { matchHash } from '@/lib/router/match'
import { replaceWith } from '@/lib/router/navigate'
import { routes } from '@/lib/routes'
import { clearCredentials, clearEverything, sessionAtom } from '@/lib/session/session'

const DialogHost = lazyPart(
  async () => (await import('@/components/feedback/dialog-host')).DialogHost,
)
const SessionEndDialog = lazyPart(
  async () => (await import('@/components/feedback/session-end-dialog')).SessionEndDialog,
)

/** The Login button of the session-expired modal (§2). */
function logInAgain() {
  const { name } = matchHash(location.hash)
  const owner = getDefaultStore().get(sessionAtom).user?.id
  if (routes[name].access !== 'anyone') rememberTarget(location.hash, owner)
  dismissDialogs()
  clearCredentials()
  clearSessionEnd()
  // in the place of the page, which comes back there: its Back leads on to what was before it
  replaceWith('login')
}

/** Leaves an account that is there no more: nothing of it stays on this device either. */
async function leaveErased() {
  if (getDefaultStore().get(sessionEndAtom) !== 'erased') return
  const owner = getDefaultStore().get(sessionAtom).user?.id
  dismissDialogs()
  clearEverything()
  replaceWith('home')
  const { forgetOwner } = await import('@/lib/device/shelf')
  if (owner) await forgetOwner(owner)
}

/** Another tab has logged in again or out: what this one knew of its session is no longer so. */
function forgetExpiry({ key }: StorageEvent) {
  if (key === 'accessToken' || key === null) clearSessionEnd()
}

/** Dialogs, toast, banner, overlay and session modal: each exists once, here. */
export function Hosts() {
  const hasDialogs = useAtomValue(dialogQueueAtom).length > 0
  const end = useAtomValue(sessionEndAtom)
  useEffect(() => {
    const unsubscribe = getDefaultStore().sub(sessionEndAtom, () => void leaveErased())
    window.addEventListener('storage', forgetExpiry)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', forgetExpiry)
    }
  }, [])
  return (
    <>
      {/* beside the page, not in it: an open window takes the page away from readers, and these are for them then too */}
      {createPortal(
        <>
          <FailureNote />
          {/* one below the other: what has failed is not hidden by what went well just before */}
          <div className="no-print pointer-events-none fixed inset-x-0 top-0 z-toast">
            <ErrorBanner />
            <ToastHost />
          </div>
          <LoadingOverlay />
        </>,
        document.body,
      )}
      <Suspense>
        {hasDialogs && <DialogHost />}
        {end && <SessionEndDialog onLogin={logInAgain} onClose={clearSessionEnd} />}
      </Suspense>
    </>
  )
}
