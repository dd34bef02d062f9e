import { WINDOW } from '@/lib/browser/window-selector'
import { currentlyPressed, setPressed } from './pressed'

const LAYERS = `${WINDOW}, [role=menu], [role=listbox]`
/** What begins something: no link, which leads away, and no field to write in. */
const CONTROLS =
  'button, summary, select, [type=checkbox], [type=radio], [type=file], [role=menuitem], [role=option], a:not([href^="#"])'

/** Whether it stands in what the control has opened on the page. */
const isIn = (target: Element, opener: Element | undefined) => {
  const id = opener?.getAttribute('aria-controls')
  return Boolean(id && document.getElementById(id)?.contains(target))
}

/**
 * Notes what is pressed, so that a failure finds its way back, also through the windows that asked about it.
 * @param onPress called with each control that is pressed
 * @returns how to stop
 */
export function followPresses(onPress: (control: HTMLElement) => void): () => void {
  function note({ target }: Event) {
    // what only tells something is no act
    if (!(target instanceof Element) || target.closest('[data-message]')) return
    const before = currentlyPressed()
    const isAsked = target.closest(LAYERS) !== null || isIn(target, before.at(-1))
    const control = target.closest<HTMLElement>(CONTROLS)
    setPressed([...(isAsked ? before : []), ...(control ? [control] : [])])
    if (control) onPress(control)
  }
  document.addEventListener('click', note, true)
  // what follows on words by itself is nobody's press
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('input', note, true)
  }
}
