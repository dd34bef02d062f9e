'use client'

import { useAtomValue } from 'jotai'
import { Fragment, Suspense, useEffect, useLayoutEffect } from 'react'
import { NeutralFrame } from '@/app/_shell/first-paint/neutral-frame'
import { keepFocus } from '@/app/_shell/focus-keeper'
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
import { firstScreenShown } from '@/lib/first-paint/first-screen'
import type { RouteMatch } from '@/lib/router/match'
import { useRoute } from '@/lib/router/use-route'
import { routeOf } from '@/lib/routes'
import { followSession } from '@/lib/session/session'
import { useAccountSwitches } from '@/lib/session/use-account-switches'
import { useSession } from '@/lib/session/use-session'

const AfterStart = lazyPart(async () => {
  await firstScreenShown
  return (await import('@/app/_shell/after-start')).AfterStart
})

/** The document's one title: that of the address, with the count of what waits in front. */
function PageTitle({ title }: { title: string }) {
  const waiting = useAtomValue(waitingAtom)
  const count = waiting > 0 ? `(${waiting}) ` : ''
  const whole = `${count}${title} · ${APP_NAME}`
  useLayoutEffect(() => {
    document.title = whole
  }, [whole])
  return null
}

function Shell({ route }: { route: RouteMatch }) {
  const { role } = useSession()
  useLayoutEffect(followSession, [])
  useLayoutEffect(keepFocus, [])
  useAfterNavigation(route)
  const { switches, lastAccount } = useAccountSwitches()
  useEffect(() => {
    startTheme()
    startDataSaver()
    return watchLostScripts()
  }, [])
  const { title, undisturbed } = routeOf(route.name)
  return (
    <>
      <PageTitle title={title} />
      <SkipLink />
      {/* a running test says itself that its line is gone, where nothing moves */}
      {!undisturbed && <OfflineStrip />}
      <LostStrip />
      <div data-app>
        <Fragment key={switches}>
          <GuardedScreen {...{ route, role, switches, lastAccount }} />
        </Fragment>
      </div>
      <RouteAnnouncer route={route} />
      <Suspense>
        <AfterStart role={role} switches={switches} />
      </Suspense>
    </>
  )
}

/** The client: maps the hash to a screen, guards it, frames it, and mounts what exists once. */
export function HashShell() {
  const route = useRoute()
  if (route) return <Shell route={route} />
  return (
    <div data-app>
      <NeutralFrame />
    </div>
  )
}
