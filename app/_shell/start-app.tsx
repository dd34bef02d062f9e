import { getDefaultStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { Crash } from '@/app/_shell/crash'
import { HashShell } from '@/app/_shell/hash-shell'
import { loadParts } from '@/app/_shell/lazy-parts'
import { observePageTime } from '@/lib/browser/server-clock'
import { decide } from '@/lib/router/decide'
import { hashLocation } from '@/lib/router/hash-location'
import { matchHash } from '@/lib/router/match'
import { refreshSession, sessionAtom } from '@/lib/session/session'

/** So long a screen on its way is waited for before the shell stands without it, in ms. */
const LONGEST_WAIT_MS = 3000

/**
 * Draws the client in the page. What the page holds depends on no address, so nothing of it is taken over: it stays until the
 * screen of the address is there, and the first rendering is that of the screen.
 */
export async function startApp(place: HTMLElement) {
  // from now on each page has its place in the history, also where one is gone to before anything is drawn
  hashLocation.subscribe(() => {})
  observePageTime()
  const { name } = matchHash(location.hash)
  const decision = decide(name, getDefaultStore().get(sessionAtom).role)
  await Promise.race([
    loadParts(decision.show ? name : decision.goTo),
    new Promise((late) => setTimeout(late, LONGEST_WAIT_MS)),
  ])
  // another tab may have logged in or out meanwhile: the first calls are those of whoever is here now
  refreshSession()
  startTransition(() =>
    createRoot(place).render(
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <Crash onRetry={resetErrorBoundary} />}
      >
        <HashShell />
      </ErrorBoundary>,
    ),
  )
}
