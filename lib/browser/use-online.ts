import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** A request was answered that began while the browser knew of no network: behind some tunnels it never knows. */
let isDisproved = false

const tellAll = () => {
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', tellAll)
  window.addEventListener('offline', () => {
    isDisproved = false
    tellAll()
  })
}

/** To be told of each answer to a request that began while `navigator.onLine` was false. */
export function disproveOffline() {
  if (isDisproved) return
  isDisproved = true
  tellAll()
}

/** False while the browser itself knows that it has no network. */
export const isOnline = (): boolean => navigator.onLine !== false || isDisproved

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** `isOnline`, as it changes. */
export const useOnline = (): boolean =>
  useSyncExternalStore(subscribe, isOnline, () => true)
