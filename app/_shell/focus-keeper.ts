import { visibleHeading } from '@/app/_shell/page-heading-element'
import { WINDOW } from '@/lib/browser/window-selector'

/** A window gives the focus back by itself; only when its opener has gone too is there nothing to give it to. */
const WINDOW_WAIT_MS = 500

/** Of several open windows the last one is on top. */
const openWindow = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1)

/** Of a list: what came up into the place of the entry that has gone, else the one above it. */
function neighbourOf(holder: Element, records: readonly MutationRecord[]) {
  const lost = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(holder)),
  )
  return [lost?.nextSibling, lost?.previousSibling].find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.matches('tr, li'),
  )
}

const canTake = (place: Element | null | undefined): place is HTMLElement =>
  place instanceof HTMLElement && place.isConnected && place.checkVisibility?.() !== false

/** An entry of a list is no stop of Tab, but the next Tab goes on from it. */
function focusOn(place: HTMLElement, isByKeys: boolean) {
  if (place.matches('tr, li')) place.tabIndex = -1
  place.focus({ preventScroll: !isByKeys })
}

/**
 * Gives the focus to the next entry of a list when the one that held it goes away, such as a row that was deleted, and else to
 * the screen's heading: the next Tab then goes on from there, not in the browser's own frame. While a window is open, to the
 * window; after several windows, to what was used before them. Whoever uses keys sees where the focus is.
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let holder = document.activeElement
  /** What had the focus last, windows aside, and what stands in its place once it has gone. */
  let onPage: Element | null = null
  let neighbour: HTMLElement | undefined
  let isByKeys = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const remember = ({ target }: Event) => {
    holder = target instanceof Element ? target : null
    isByKeys = holder?.matches(':focus-visible') ?? false
    if (!holder?.closest(WINDOW)) [onPage, neighbour] = [holder, undefined]
  }
  const giveBack = (gone: Element | null) => {
    if (document.activeElement !== document.body) return
    const places = [openWindow(), onPage, neighbour, visibleHeading()]
    const place = places.find(canTake)
    if (place) focusOn(place, isByKeys)
    // a screen that is asked for again has no heading yet
    else holder = gone
  }
  const waitThenGiveBack = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(giveBack, ms, holder)
  }
  /** Two windows that open beside each other leave the focus to each other, and neither takes it. */
  const missed = () => {
    if (openWindow()) waitThenGiveBack(WINDOW_WAIT_MS)
  }
  const observer = new MutationObserver((records) => {
    if (onPage && !onPage.isConnected) {
      neighbour = neighbourOf(onPage, records)
      onPage = null
    }
    if (!holder || holder.isConnected) return
    // what comes in its place may take the focus itself
    waitThenGiveBack(holder.closest(WINDOW) ? WINDOW_WAIT_MS : 0)
    holder = null
  })

  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', missed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', missed)
    observer.disconnect()
    clearTimeout(timer)
  }
}
