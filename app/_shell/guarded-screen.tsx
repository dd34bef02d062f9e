import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Crash } from '@/app/_shell/crash'
import { frames } from '@/app/_shell/frames'
import { NeutralFrame, ScreenSkeleton } from '@/app/_shell/neutral-frame'
import { RevealApp } from '@/app/_shell/reveal-app'
import { screens } from '@/app/_shell/screens'
import type { Role } from '@/lib/entities/user'
import { decide } from '@/lib/router/decide'
import type { RouteMatch } from '@/lib/router/match'
import { replaceWith } from '@/lib/router/navigate'
import { type RouteName, routes } from '@/lib/routes'

const lazyScreens = new Map<RouteName, ComponentType>()
const lazyFrames = new Map<FramedName, ComponentType<{ children: ReactNode }>>()
type FramedName = keyof typeof frames

function screenOf(name: RouteName) {
  const screen = lazyScreens.get(name) ?? lazy(screens[name])
  lazyScreens.set(name, screen)
  return screen
}

function frameOf(name: FramedName) {
  const frame = lazyFrames.get(name) ?? lazy(frames[name])
  lazyFrames.set(name, frame)
  return frame
}

function Redirect({ to }: { to: RouteName }) {
  useEffect(() => {
    // only routes without parameters are ever redirect targets
    replaceWith(to as 'login')
  }, [to])
  return <NeutralFrame />
}

/** A frame stays while its screens change; that of one coaching is not that of another. */
const frameKey = (frame: FramedName, { id }: RouteMatch['params']) =>
  frame === 'proses-coaching' ? `${frame} ${id}` : frame

function Framed({ route }: { route: RouteMatch }) {
  const Screen = screenOf(route.name)
  const { frame } = routes[route.name]
  const key = `${route.name} ${JSON.stringify(route.params)}`
  if (frame === 'bare') {
    return (
      <Fragment key={key}>
        <RevealApp />
        <Screen />
      </Fragment>
    )
  }
  const Frame = frameOf(frame)
  return (
    <Frame key={frameKey(frame, route.params)}>
      <Suspense fallback={<ScreenSkeleton />} key={key}>
        <RevealApp />
        <Screen />
      </Suspense>
    </Frame>
  )
}

/** The screen of a route where the role may see it, else the way to where it may go. */
export function GuardedScreen({ route, role }: { route: RouteMatch; role: Role | null }) {
  const decision = decide(route.name, role)
  if (!decision.show) return <Redirect to={decision.goTo} />
  return (
    <ErrorBoundary
      resetKeys={[route.name, route.params.id]}
      fallbackRender={({ resetErrorBoundary }) => (
        <>
          <RevealApp />
          <Crash onRetry={resetErrorBoundary} />
        </>
      )}
    >
      <Suspense fallback={<NeutralFrame />}>
        <Framed route={route} />
      </Suspense>
    </ErrorBoundary>
  )
}
