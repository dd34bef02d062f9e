import { visibleHeading } from '@/app/_shell/page-heading-element'

/** A window gives the focus back by itself; only when its opener has gone too is there nothing to give it to. */
const DIALOG_WAIT_MS = 500

/** Of several open windows the last one is on top. */
const openWindow = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1)

/**
 * Gives the focus to the screen's heading when what held it goes away, such as the row of a list that
 * was deleted: the next Tab then goes on in the screen, not in the browser's own frame. While a window is open, to the window.
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let holder = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined

  const remember = ({ target }: Event) => {
    holder = target instanceof Element ? target : null
  }
  const giveBack = () => {
    if (document.activeElement !== document.body) return
    const place = openWindow() ?? visibleHeading()
    place?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!holder || holder.isConnected) return
    const isOfDialog = holder.closest('[role=dialog], [role=alertdialog]') !== null
    holder = null
    clearTimeout(timer)
    // what comes in its place may take the focus itself
    timer = setTimeout(giveBack, isOfDialog ? DIALOG_WAIT_MS : 0)
  })

  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
    clearTimeout(timer)
  }
}
