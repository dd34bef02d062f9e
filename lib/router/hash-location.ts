import { hasUnsavedChanges, mayLeave } from './leave-guard'

type State = { position: number }

let current: string | null = null
let position = 0
let isRestoring = false
const listeners = new Set<() => void>()

const positionOf = (state: unknown): number | null => {
  const value = (state as State | null)?.position
  return typeof value === 'number' ? value : null
}

const mark = (at: number) => history.replaceState({ position: at } satisfies State, '')

function accept() {
  const found = positionOf(history.state)
  if (found === null) mark(position + 1)
  position = found ?? position + 1
  current = location.hash
  for (const listener of listeners) listener()
}

/** Puts the address back, asks, and goes on only when the answer is yes. */
async function guardedMove() {
  const found = positionOf(history.state)
  const target = location.hash
  const delta = found === null ? 1 : found - position
  isRestoring = true
  history.go(-delta)
  if (!(await mayLeave())) return
  if (found === null) location.hash = target
  else history.go(delta)
}

function onHashChange() {
  if (location.hash === current) {
    isRestoring = false
    return
  }
  if (isRestoring) return
  if (hasUnsavedChanges()) void guardedMove()
  else accept()
}

function start() {
  position = positionOf(history.state) ?? 0
  mark(position)
  current = location.hash
  window.addEventListener('hashchange', onHashChange)
}

function stop() {
  window.removeEventListener('hashchange', onHashChange)
  current = null
  isRestoring = false
}

/** The hash as an external store: `null` during prerender, so that hydration never disagrees. */
export const hashLocation = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) start()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  },
  get: (): string => current ?? location.hash,
  getServer: (): null => null,
  /** Pages of this visit before the current one; 0 right after opening the portal. */
  depth: () => position,
  /** Goes to a hash as a new entry, or in place of the current one. */
  go(hash: string, { replace = false } = {}) {
    if (hash === location.hash) return
    if (!replace) {
      location.hash = hash
      return
    }
    history.replaceState({ position } satisfies State, '', hash)
    current = hash
    for (const listener of listeners) listener()
  },
}
