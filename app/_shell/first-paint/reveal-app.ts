import { useLayoutEffect } from 'react'
import { markFirstScreen } from '@/lib/first-paint/first-screen'

type Field = HTMLInputElement | HTMLSelectElement

const fieldsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Field>('main :is(input, select)'),
]

/** As if it had been typed or chosen there: React listens to the events and keeps the value itself. */
function fillIn(field: Field, value: string) {
  const { prototype } =
    field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Where the next letter comes. */
function keepCaret(from: Field, to: Field) {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  if (from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const controlsIn = (place: ParentNode) => [
  ...place.querySelectorAll<HTMLElement>('a, button'),
]

/** The same link or button of another drawing: of those that say the same and lead to the same place the one in its row. */
function counterpart(one: Element | null, drawn: ParentNode, app: ParentNode) {
  if (!one) return undefined
  const isSame = (other: Element) =>
    other.textContent === one.textContent &&
    ['href', 'aria-label'].every(
      (name) => other.getAttribute(name) === one.getAttribute(name),
    )
  const row: Element[] = controlsIn(drawn).filter(isSame)
  return controlsIn(app).filter(isSame)[row.indexOf(one)]
}

/** What was typed, chosen and pressed meanwhile, and what had the focus, found again in the screen that takes the place. */
function findAgain(drawn: Element) {
  const app = document.querySelector('[data-app]') ?? document
  const fields = fieldsIn(app)
  const typed = fieldsIn(drawn).flatMap((from, place) => {
    const to = fields[place]
    return to?.tagName === from.tagName ? [{ from, to }] : []
  })
  const focused = document.activeElement
  return {
    typed,
    focus:
      typed.find(({ from }) => from === focused)?.to ?? counterpart(focused, drawn, app),
    pressed: counterpart(drawn.querySelector('[data-pressed]'), drawn, app),
  }
}

function reveal(drawn: Element) {
  if (!drawn.isConnected) return
  const { typed, focus, pressed } = findAgain(drawn)
  delete document.documentElement.dataset.painted
  drawn.remove()
  focus?.focus({ preventScroll: true })
  // another address, by a link of the drawn page, has other fields and buttons
  if (drawn.getAttribute('data-at') !== location.hash) return
  for (const { from, to } of typed) if (from.value !== to.value) fillIn(to, from.value)
  // what was typed has reached the screen by then
  setTimeout(() => {
    const written = typed.find(({ to }) => to === document.activeElement)
    if (written) keepCaret(written.from, written.to)
    pressed?.click()
  })
}

/** Runs once the finger, button or key is up and its click, which follows at once, has happened. */
function afterRelease(run: () => void) {
  const released = () => {
    window.removeEventListener('pointerup', released)
    window.removeEventListener('pointercancel', released)
    window.removeEventListener('keyup', released)
    setTimeout(run)
  }
  window.addEventListener('pointerup', released)
  window.addEventListener('pointercancel', released)
  window.addEventListener('keyup', released)
}

/**
 * Put beside a screen inside its Suspense: once the screen is there, the one that the server
 * drew (`lib/first-paint/start-page.ts`) gives way to it, in the same frame. A press that has begun on the
 * drawn page ends on it first, since a click needs the same element below both its ends.
 */
export function RevealApp() {
  useLayoutEffect(() => {
    markFirstScreen()
    const drawn = document.querySelector('first-paint')
    if (!drawn) return
    if (drawn.matches(':active')) afterRelease(() => reveal(drawn))
    else reveal(drawn)
  }, [])
  return null
}
