import { type ComponentProps, type ComponentType, lazy, type ReactNode } from 'react'
import type { FeatureGate } from '@/app/_shell/feature-gate'
import { frames } from '@/app/_shell/frames'
import { loadPart } from '@/app/_shell/lost-scripts'
import { screens } from '@/app/_shell/screens'
import { type RouteName, routeOf, routes } from '@/lib/routes'

export type FramedName = keyof typeof frames

/** What was loaded, once the styles are there as well with which it can be shown. */
async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, window.restOfStyles])
  return part
}

/** A component for each name, made once and kept until it is forgotten. */
function lazyTable<Name extends string, Props>(
  loads: Record<Name, () => Promise<{ default: ComponentType<Props> }>>,
) {
  const parts = new Map<Name, ComponentType<Props>>()
  return {
    /** Has the part there before it is shown; what fails is told where it is shown. */
    async load(name: Name): Promise<void> {
      try {
        const { default: part } = await withStyles(loads[name]())
        if (!parts.has(name)) parts.set(name, part)
      } catch {
        // it is asked for again
      }
    },
    of(name: Name): ComponentType<Props> {
      const part = parts.get(name) ?? lazy(() => withStyles(loadPart(loads[name])))
      parts.set(name, part)
      return part
    },
    /** After a failure: the next try asks for the script again. */
    forget: (name: Name) => parts.delete(name),
  }
}

export const lazyScreens = lazyTable<RouteName, object>(screens)
export const lazyFrames = lazyTable<FramedName, { children: ReactNode }>(frames)

/** What stands before the pages that only some servers have. */
export const gates = {
  gate: async () => ({ default: (await import('@/app/_shell/feature-gate')).FeatureGate }),
}
const lazyGates = lazyTable<'gate', ComponentProps<typeof FeatureGate>>(gates)

export const featureGate = () => lazyGates.of('gate')

/** After a failure: the next try asks for the scripts of this screen again. */
export function forgetScreen(name: RouteName) {
  lazyScreens.forget(name)
  lazyGates.forget('gate')
}

/** Loads what an address shows, so that it is shown in one step. */
export async function loadParts(name: RouteName): Promise<void> {
  const { frame } = routes[name]
  await Promise.all([
    lazyScreens.load(name),
    frame !== 'bare' && lazyFrames.load(frame),
    routeOf(name).feature && lazyGates.load('gate'),
  ])
}
