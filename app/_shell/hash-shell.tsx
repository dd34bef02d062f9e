'use client'

import { useAtomValue } from 'jotai'
import { Fragment, Suspense, useEffect, useLayoutEffect } from 'react'
import { NeutralFrame } from '@/app/_shell/first-paint/neutral-frame'
import { GuardedScreen } from '@/app/_shell/guarded-screen'
import { watchLostScripts } from '@/app/_shell/lost-scripts'
import { LostStrip } from '@/app/_shell/lost-strip'
import { RouteAnnouncer } from '@/app/_shell/route-announcer'
import { useAfterNavigation } from '@/app/_shell/use-after-navigation'
import { OfflineStrip } from '@/components/feedback/offline-strip'
import { SkipLink } from '@/components/ui/skip-link'
import { startDataSaver } from '@/lib/browser/data-saver'
import { lazyPart } from '@/lib/browser/lazy-part'
import { startTheme } from '@/lib/browser/theme'
import { APP_NAME } from '@/lib/env'
import { waitingAtom } from '@/lib/feedback/page-title'
import { firstScreenShownAtom } from '@/lib/first-paint/first-screen'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'
import { refreshSession, sessionAtom } from '@/lib/session/session'
import { useAccountSwitches } from '@/lib/session/use-account-switches'

const AfterStart = lazyPart(async () => ({
  default: (await import('@/app/_shell/after-start')).AfterStart,
}))

/** A page that comes back as it was left has heard nothing of who has logged in or out meanwhile. */
function whenBack(event: PageTransitionEvent) {
  if (event.persisted) refreshSession(event)
}

/** Keeps the session in step with storage, also when another tab logs in or out. */
function useStoredSession() {
  useLayoutEffect(() => {
    refreshSession()
    window.addEventListener('storage', refreshSession)
    window.addEventListener('pageshow', whenBack)
    return () => {
      window.removeEventListener('storage', refreshSession)
      window.removeEventListener('pageshow', whenBack)
    }
  }, [])
  return useAtomValue(sessionAtom)
}

/** The document's one title: that of the address, with the count of what waits in front. */
function PageTitle({ title }: { title: string | null }) {
  const waiting = useAtomValue(waitingAtom)
  const count = waiting > 0 ? `(${waiting}) ` : ''
  return <title>{title === null ? APP_NAME : `${count}${title} · ${APP_NAME}`}</title>
}

/** The client: maps the hash to a screen, guards it, frames it, and mounts what exists once. */
export function HashShell() {
  const route = useRoute()
  const session = useStoredSession()
  useAfterNavigation(route)
  const switches = useAccountSwitches()
  const isStarted = useAtomValue(firstScreenShownAtom)
  useEffect(() => {
    startTheme()
    startDataSaver()
    return watchLostScripts()
  }, [])
  return (
    <>
      <PageTitle title={route && routeOf(route.name).title} />
      <SkipLink />
      {/* a running test says itself that its line is gone, where nothing moves */}
      {!(route && routeOf(route.name).undisturbed) && <OfflineStrip />}
      <LostStrip />
      <div data-app>
        {route && session ? (
          <Fragment key={switches}>
            <GuardedScreen route={route} role={session.role} />
          </Fragment>
        ) : (
          <NeutralFrame />
        )}
      </div>
      <RouteAnnouncer route={route} />
      <Suspense>
        {isStarted && <AfterStart role={session?.role} switches={switches} />}
      </Suspense>
    </>
  )
}
