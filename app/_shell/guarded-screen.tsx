import { type ReactNode, Suspense, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Crash } from '@/app/_shell/crash'
import { NeutralFrame, ScreenSkeleton } from '@/app/_shell/first-paint/neutral-frame'
import { RevealApp } from '@/app/_shell/first-paint/reveal-app'
import {
  type FramedName,
  featureGate,
  forgetScreen,
  lazyFrames,
  lazyScreens,
} from '@/app/_shell/lazy-parts'
import { Unreachable } from '@/app/_shell/unreachable'
import { type ShownTo, useWhosePage } from '@/app/_shell/use-whose-page'
import { missingScript } from '@/lib/browser/lazy-part'
import { decide } from '@/lib/router/decide'
import { hashLocation } from '@/lib/router/hash-location'
import { forgetTarget, rememberTarget } from '@/lib/router/login-target'
import { addressOf, type RouteMatch } from '@/lib/router/match'
import { replaceWith } from '@/lib/router/navigate'
import { type RouteName, routeOf, routes } from '@/lib/routes'

/** @param owner the account whose page it was; nobody's where it is asked for by a visitor */
function Redirect({ to, owner }: { to: RouteName; owner?: string | undefined }) {
  useEffect(() => {
    if (to === 'login') rememberTarget(hashLocation.get(), owner)
    // only routes without parameters are ever redirect targets
    replaceWith(to as 'login')
  }, [to, owner])
  return <NeutralFrame />
}

/** A frame stays while its screens change; that of one coaching is not that of another. */
const frameKey = (frame: FramedName, { id }: RouteMatch['params']) =>
  frame === 'proses-coaching' ? `${frame} ${id}` : frame

/** A screen whose script did not come leaves its frame in place; what else fails is the shell's. */
function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  if (missingScript(error) === null) throw error
  return (
    <>
      <RevealApp />
      <Unreachable error={error} onRetry={resetErrorBoundary} />
    </>
  )
}

function ShellFailure({ error, resetErrorBoundary }: FallbackProps) {
  const isUnreachable = missingScript(error) !== null
  return (
    <>
      <RevealApp />
      {isUnreachable ? (
        <main id="main" className="min-h-dvh bg-page p-6">
          <Unreachable error={error} onRetry={resetErrorBoundary} />
        </main>
      ) : (
        <Crash onRetry={resetErrorBoundary} />
      )}
    </>
  )
}

type OfPage = { name: RouteName; isFramed: boolean }

/** What is said of a page, once the server is known to have it. */
function Existing({ name, isFramed, children }: OfPage & { children: ReactNode }) {
  const { feature } = routeOf(name)
  const Gate = featureGate()
  return (
    <>
      <RevealApp />
      {feature ? (
        <Gate name={feature} isFramed={isFramed}>
          {children}
        </Gate>
      ) : (
        children
      )}
    </>
  )
}

function Screen({ name, isFramed }: OfPage) {
  const Part = lazyScreens.of(name)
  return (
    <Existing name={name} isFramed={isFramed}>
      <Part />
    </Existing>
  )
}

function Frame({ name, children }: { name: FramedName; children: ReactNode }) {
  const Part = lazyFrames.of(name)
  return <Part>{children}</Part>
}

function Framed({ route }: { route: RouteMatch }) {
  const { name, params } = route
  const { frame } = routes[name]
  const key = addressOf(route)
  if (frame === 'bare') return <Screen key={key} name={name} isFramed={false} />
  return (
    <Frame key={frameKey(frame, params)} name={frame}>
      <ErrorBoundary
        key={key}
        FallbackComponent={ScreenFailure}
        onError={() => forgetScreen(name)}
      >
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen name={name} isFramed />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** Pages between an address that needs a login and that address. */
const ON_THE_WAY: readonly RouteName[] = ['login', 'register']

/** The screen of a route where the role may see it, else the way to where it may go. */
export function GuardedScreen(props: ShownTo) {
  const { route, role } = props
  const { owner, isOthersTest } = useWhosePage(props)
  const decision = decide(route.name, role)
  const isElsewhere = decision.show && !ON_THE_WAY.includes(route.name)
  useEffect(() => {
    if (isElsewhere) forgetTarget()
  }, [isElsewhere])
  // each address is led on by itself, also where the one before led to the same page
  const address = addressOf(route)
  const away = !decision.show && <Redirect key={address} to={decision.goTo} owner={owner} />
  if (away && decision.goTo !== 'unauthorized') return away
  if (!away && isOthersTest) return <Redirect to="coaching/user" />
  const { frame } = routes[route.name]
  function forgetParts() {
    forgetScreen(route.name)
    if (frame !== 'bare') lazyFrames.forget(frame)
  }
  return (
    <ErrorBoundary
      resetKeys={[route.name, route.params.id]}
      FallbackComponent={ShellFailure}
      onError={forgetParts}
    >
      <Suspense fallback={<NeutralFrame />}>
        {away ? (
          <Existing name={route.name} isFramed={false}>
            {away}
          </Existing>
        ) : (
          <Framed route={route} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}
