import { hashLocation } from '@/lib/router/hash-location'
import { href, type RouteArguments } from '@/lib/router/href'
import type { RouteName } from '@/lib/routes'

/** Opens a screen as a new page of the history: `navigate('coaching/detail', { id })`. */
export function navigate<N extends RouteName>(name: N, ...rest: RouteArguments<N>) {
  hashLocation.go(href(name, ...rest))
}

/** Opens a screen in place of the current one, so that 'back' does not return here. */
export function replaceWith<N extends RouteName>(name: N, ...rest: RouteArguments<N>) {
  hashLocation.go(href(name, ...rest), { replace: true })
}

/** Goes back one page; without history in this visit to the given screen (decision 19). */
export function goBack<N extends RouteName>(fallback: N, ...rest: RouteArguments<N>) {
  if (hashLocation.depth() > 0) hashLocation.back()
  else replaceWith(fallback, ...rest)
}

/**
 * To be called when an act begins that leads on once it is done: whoever has gone elsewhere meanwhile is not led away from there.
 */
export function fromHere(): (go: () => void) => void {
  const visit = hashLocation.visit()
  return (go) => {
    if (hashLocation.visit() === visit) go()
  }
}
