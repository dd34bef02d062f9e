import { tabStorage } from '@/lib/browser/tab-storage'

const KEY = 'scroll-positions'
/** How long content may take to be as tall as it was. */
const RESTORE_MS = 5000
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Place in this tab's history -> how far its page was scrolled, in pixels. */
let places: Record<number, number> | null = null

const read = (): Record<number, number> => Object(tabStorage.readJson(KEY))

function known(): Record<number, number> {
  places ??= read()
  return places
}

/** Notes how far the page at a place of the history is scrolled, before it is left. */
export function rememberScroll(place: number, top = window.scrollY) {
  known()[place] = top
}

/** A new page was opened at a place: what lay there and behind it can no longer be gone back to. */
export function forgetScrollFrom(place: number) {
  for (const key of Object.keys(known())) {
    if (Number(key) >= place) delete known()[Number(key)]
  }
}

/** How far the page at a place was scrolled when it was left; 0 for one that was never left. */
export const scrollAt = (place: number): number => known()[place] ?? 0

/** Keeps the places for when this tab loads the portal again: a reload, or back from another site. */
export function keepScroll() {
  tabStorage.keep(KEY, JSON.stringify(known()))
}

/**
 * Scrolls to `top`, again and again while the content below is still coming, until the reader scrolls.
 * @returns stops it
 */
export function restoreScroll(top: number): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of BY_HAND) window.removeEventListener(type, stop)
  }
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(stop, RESTORE_MS)
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.documentElement)
  scroll()
  return stop
}
