/**
 * Two fingers on an element: its content follows them, and when they leave `onZoom` gets the factor.
 * @returns the function that stops listening
 */
export function followPinch(element: HTMLElement, onZoom: (factor: number) => void) {
  let startDistance = 0
  let factor = 1
  const content = () => element.firstElementChild

  function stretch(by: number) {
    factor = by
    const inner = content()
    if (inner instanceof HTMLElement) inner.style.transform = by === 1 ? '' : `scale(${by})`
  }

  function start({ touches }: TouchEvent) {
    startDistance = distance(touches)
  }

  function move(event: TouchEvent) {
    const now = distance(event.touches)
    if (!startDistance || !now) return
    // otherwise the browser zooms the whole page, buttons and all
    event.preventDefault()
    stretch(now / startDistance)
  }

  function end() {
    if (!startDistance) return
    startDistance = 0
    const reached = factor
    stretch(1)
    if (reached !== 1) onZoom(reached)
  }

  element.addEventListener('touchstart', start, { passive: true })
  element.addEventListener('touchmove', move, { passive: false })
  element.addEventListener('touchend', end)
  element.addEventListener('touchcancel', end)
  return () => {
    stretch(1)
    element.removeEventListener('touchstart', start)
    element.removeEventListener('touchmove', move)
    element.removeEventListener('touchend', end)
    element.removeEventListener('touchcancel', end)
  }
}

/** Pixels between two fingers; 0 for any other number of them. */
function distance(touches: TouchList): number {
  const [first, second] = Array.from(touches)
  if (!first || !second || touches.length !== 2) return 0
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
}
