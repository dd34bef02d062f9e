import { isTyping } from '@/lib/browser/shortcuts'

/**
 * Keeps what is typed for a field whose window is still on its way: no key of the screen hears it. Whoever presses anything else
 * does not wait for it any more.
 * @returns takes what has come, once, and ends it
 */
export function catchTyped(): () => string {
  let typed = ''
  const end = () => {
    window.removeEventListener('keydown', listen, true)
    window.removeEventListener('pointerdown', end, true)
  }
  const listen = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isSign = key.length === 1 && !ctrlKey && !metaKey && !altKey
    // at first, these press what has the focus
    const goesOn = typed !== '' && (key === 'Enter' || key === 'Backspace')
    if (isTyping(event.target) || key === 'Shift') return
    if (!goesOn && !(isSign && (key !== ' ' || typed !== ''))) return end()
    event.preventDefault()
    event.stopPropagation()
    if (isSign) typed += key
    else if (key === 'Backspace') typed = typed.slice(0, -1)
  }
  window.addEventListener('keydown', listen, true)
  window.addEventListener('pointerdown', end, true)
  return () => {
    end()
    const all = typed
    typed = ''
    return all
  }
}
