'use client'

import { useAtomValue } from 'jotai'
import { Fragment, useEffect, useLayoutEffect } from 'react'
import { GuardedScreen } from '@/app/_shell/guarded-screen'
import { Hosts } from '@/app/_shell/hosts'
import { watchLostScripts } from '@/app/_shell/lost-scripts'
import { NeutralFrame } from '@/app/_shell/neutral-frame'
import { RouteAnnouncer } from '@/app/_shell/route-announcer'
import { screens } from '@/app/_shell/screens'
import { useAfterNavigation } from '@/app/_shell/use-after-navigation'
import { OfflineStrip } from '@/components/feedback/offline-strip'
import { SkipLink } from '@/components/ui/skip-link'
import { startDataSaver } from '@/lib/browser/data-saver'
import { startServiceWorker } from '@/lib/browser/service-worker'
import { startTheme } from '@/lib/browser/theme'
import { LEAVE_WITHOUT_SAVING } from '@/lib/copy'
import type { Role } from '@/lib/entities/user'
import { APP_NAME } from '@/lib/env'
import { confirm, dismissQuestions } from '@/lib/feedback/dialog'
import { logFailure } from '@/lib/feedback/log'
import { setLeaveQuestion } from '@/lib/router/leave-guard'
import { matchHash } from '@/lib/router/match'
import { useRoute } from '@/lib/router/use-route'
import { routes } from '@/lib/routes'
import { refreshSession, sessionAtom } from '@/lib/session/session'
import { useAccountSwitches } from '@/lib/session/use-account-switches'

/** Loads the chunk of a link's screen while the finger is still on it. */
function prefetchOnPress(event: PointerEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const hash = link?.getAttribute('href')
  if (hash) void screens[matchHash(hash).name]().catch(() => {})
}

/** The same for what opens a window, also when the keyboard has come to it. */
function prefetchWindow({ target }: Event) {
  const opens = target instanceof Element && target.closest('[aria-haspopup="dialog"]')
  if (opens) void import('@/components/ui/drawer').catch(() => {})
}

function startPrefetching() {
  document.addEventListener('pointerdown', prefetchOnPress)
  document.addEventListener('pointerdown', prefetchWindow)
  document.addEventListener('focusin', prefetchWindow)
  return () => {
    document.removeEventListener('pointerdown', prefetchOnPress)
    document.removeEventListener('pointerdown', prefetchWindow)
    document.removeEventListener('focusin', prefetchWindow)
  }
}

/** Keeps the session in step with storage, also when another tab logs in or out. */
function useStoredSession() {
  useLayoutEffect(() => {
    refreshSession()
    window.addEventListener('storage', refreshSession)
    return () => window.removeEventListener('storage', refreshSession)
  }, [])
  return useAtomValue(sessionAtom)
}

/** Sends test answers that an earlier visit left on this device, whatever page is opened first. */
function useLeftOverAnswers(role: Role | null | undefined) {
  useEffect(() => {
    if (role !== 'user') return
    void import('@/lib/answers/attempts')
      .then(({ resumeAnswers }) => resumeAnswers())
      .catch((error) => logFailure('resuming test answers', error))
  }, [role])
}

/** The client: maps the hash to a screen, guards it, frames it, and mounts what exists once. */
export function HashShell() {
  const route = useRoute()
  const session = useStoredSession()
  useAfterNavigation(route)
  useLeftOverAnswers(session?.role)
  const switches = useAccountSwitches()
  useEffect(() => {
    if (switches > 0) dismissQuestions()
  }, [switches])
  useEffect(() => {
    startTheme()
    startDataSaver()
    void startServiceWorker()
    setLeaveQuestion(() => confirm(LEAVE_WITHOUT_SAVING))
  }, [])
  useEffect(startPrefetching, [])
  useEffect(watchLostScripts, [])
  return (
    <>
      {route && <title>{`${routes[route.name].title} · ${APP_NAME}`}</title>}
      <SkipLink />
      <OfflineStrip />
      <div data-app>
        {route && session ? (
          <Fragment key={switches}>
            <GuardedScreen route={route} role={session.role} />
          </Fragment>
        ) : (
          <NeutralFrame />
        )}
      </div>
      <Hosts />
      <RouteAnnouncer route={route} />
    </>
  )
}
