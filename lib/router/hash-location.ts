import { closeLayers, topLayer, whenLayerOpens } from '@/lib/browser/layers'
import { double, mark, positionOf, UNDER, wasShown } from './history-entry'
import { hasUnsavedChanges, mayLeave } from './leave-guard'
import { forgetScrollFrom, keepScroll, rememberScroll, scrollAt } from './scroll-memory'

/** A user's further 'back' may cross our own way back: look again once the address stands still. */
const SETTLE_MS = 100

let current: string | null = null
/** The address when it was last written or read here: a browser takes only so many changes in a while. */
let written: string | null = null
let drawn: string | null = null
let position = 0
/** How many pages were shown so far, those that were shown again too. */
let visits = 0
/** Whether the page on the screen was there before: gone back or forward to, or loaded again. */
let isKnown = false
let isRestoring = false
/** Our own move that has come meanwhile: it begins at the page that is on the screen. */
let afterRestoring: (() => void) | null = null
/** Whether the way back to the page on the screen changes no address, so that only `popstate` tells of its end. */
let isFromUnder = false
let isAsking = false
/** Whether a second entry of the first page lies over its own. */
let isHeld = false
/** Whether the next move is our own: what lies over the page does not stop it. */
let isOwnMove = false
let settling: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** How many pages after the one on the screen the address is; a page without a mark is a new one. */
const stepsAway = () => (positionOf(history.state) ?? position + 1) - position

function accept() {
  rememberScroll(position)
  isKnown = wasShown(history.state)
  position = Math.max(0, position + stepsAway())
  visits += 1
  if (!isKnown) forgetScrollFrom(position)
  mark(position)
  current = location.hash
  written = current
  for (const listener of listeners) listener()
}

/** Writes an address over the present one. Chrome passes over more than 200 in ten seconds, Safari throws after 100 in thirty. */
function overwrite(hash: string) {
  try {
    mark(position, hash)
  } catch {
    // the next one that is taken brings the address along
  }
  written = location.hash
}

function replaceBy(hash: string) {
  // somebody has gone on meanwhile: that page is another one
  if (current !== null && location.hash !== written) return
  overwrite(hash)
  current = hash
  isKnown = false
  for (const listener of listeners) listener()
}

/** Puts the address back to the page that is on the screen. */
function restore() {
  const steps = stepsAway()
  isRestoring = true
  if (steps !== 0) return history.go(-steps)
  mark(position, current)
  restored()
}

function restored() {
  isRestoring = false
  const move = afterRestoring
  afterRestoring = null
  move?.()
}

function move(go: () => void) {
  if (isRestoring) afterRestoring = go
  else go()
}

const travel = (steps: number) =>
  move(() => {
    isOwnMove = true
    history.go(steps)
  })

/** Puts the address back, asks once, and goes on only when the answer is yes. */
async function guardedMove() {
  const isNew = positionOf(history.state) === null
  const target = location.hash
  const steps = stepsAway()
  restore()
  if (isAsking) return
  isAsking = true
  const isAgreed = await mayLeave().finally(() => {
    isAsking = false
  })
  if (!isAgreed) return
  if (isNew) location.hash = target
  else travel(steps)
}

/**
 * Before the first page of a visit lies what is not ours: Back would leave the portal, with whatever is open over the page.
 * Once something opens there, a second entry of the same address lies over the first.
 */
function holdFirst() {
  if (position !== 0 || isHeld || isRestoring || location.hash !== current) return
  mark(UNDER)
  double(position)
  isHeld = true
}

/** Back to the first page's own entry, with nothing open over it, leaves the portal as it would without the second one. */
function leaveFirst() {
  isHeld = false
  position = 0
  mark(position)
  history.back()
}

function onHashChange() {
  clearTimeout(settling)
  const isUsers = !isOwnMove
  const isNew = positionOf(history.state) === null
  const isUnder = positionOf(history.state) === UNDER
  isOwnMove = false
  const close = topLayer()
  if (location.hash === current) {
    restored()
  } else if (isRestoring) {
    settling = setTimeout(restore, SETTLE_MS)
  } else if (isUsers && !isNew && close) {
    // first: what closes it may write the address, which begins at the page on the screen
    restore()
    close()
  } else if (hasUnsavedChanges()) {
    void guardedMove()
  } else {
    // an address that was typed or chosen from the bookmarks: what lies over the page belongs to that page
    if (isUsers && isNew) closeLayers()
    accept()
    if (isUnder) leaveFirst()
  }
}

/**
 * Two neighbouring pages may have one address: moving between them changes the position only. The
 * framework's own router, which does not know our pages, would load the whole document anew.
 */
function onPopState(event: PopStateEvent) {
  event.stopImmediatePropagation()
  if (location.hash !== current) return
  if (isFromUnder) {
    isFromUnder = false
    return restored()
  }
  if (isRestoring) return
  if (positionOf(history.state) === UNDER) {
    const close = topLayer()
    if (!close) return leaveFirst()
    isFromUnder = true
    restore()
    return close()
  }
  isOwnMove = false
  visits += 1
  position = positionOf(history.state) ?? position
  mark(position)
}

function keep() {
  rememberScroll(position)
  keepScroll()
  // the way back to the page ends with the page: one that comes back from the browser's memory would wait for it
  isRestoring = false
  isFromUnder = false
}

function start() {
  // pages come back by themselves to where they were only once their content is there again
  history.scrollRestoration = 'manual'
  // from now on pages are marked here
  window.onhashchange = null
  const { leftFirst } = window
  if (leftFirst) rememberScroll(leftFirst.place, leftFirst.top)
  isKnown = wasShown(history.state)
  position = Math.max(0, positionOf(history.state) ?? 0)
  mark(position)
  current = location.hash
  written = current
  window.addEventListener('hashchange', onHashChange)
  window.addEventListener('popstate', onPopState, true)
  window.addEventListener('pagehide', keep)
  whenLayerOpens(holdFirst)
}

function stop() {
  window.removeEventListener('hashchange', onHashChange)
  window.removeEventListener('popstate', onPopState, true)
  window.removeEventListener('pagehide', keep)
  clearTimeout(settling)
  whenLayerOpens(() => {})
  current = null
  isRestoring = false
  isFromUnder = false
  isHeld = false
  afterRestoring = null
}

/** The hash as an external store: `null` during prerender, which knows no address. */
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
  getServer: (): string | null => drawn,
  /** Names the address for which a page is drawn without a browser. */
  draw(hash: string) {
    drawn = hash
  },
  /** Pages of this visit before the current one; 0 right after opening the portal. */
  depth: () => position,
  /** Tells this visit of a page from all others; a changed query is none. */
  visit: () => visits,
  back: () => travel(-1),
  /** How far to scroll the page on the screen: to where it was left, else to its top. */
  scrollTop: () => (isKnown ? scrollAt(position) : 0),
  /** Goes to a hash as a new entry, or in place of the current one. */
  go(hash: string, { replace = false } = {}) {
    if (hash === hashLocation.get()) return
    move(() => {
      if (replace) return replaceBy(hash)
      isOwnMove = location.hash !== hash
      location.hash = hash
    })
  },
}
