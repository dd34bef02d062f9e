import { useLayoutEffect } from 'react'
import { markFirstScreen } from '@/lib/first-paint/first-screen'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)

/** Whether a field is no longer as the server drew it. */
function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** As if it had been typed or chosen there: React listens to the events and keeps the value itself. */
function handOver(from: Field, to: Field) {
  if (isChoice(from) && isChoice(to)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {}
  set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
  to.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Where the next letter comes. */
function keepCaret(from: Field, to: Field) {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const controlsIn = <T extends HTMLElement>(place: ParentNode, which: string) => [
  ...place.querySelectorAll<T>(which),
]

/** By what somebody tells a control from others: what it reads, or what its label does, and where it leads. */
function signsOf(control: HTMLElement) {
  const { labels = null } = control as Field
  const words = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ')
  const { tagName, textContent } = control
  const named = ['href', 'aria-label', 'type'].map((name) => control.getAttribute(name))
  return JSON.stringify([tagName, words || textContent, ...named])
}

/** The same control of another drawing: of those with the same signs the one in its row. */
function counterpart(one: Element | null, drawn: ParentNode, app: ParentNode) {
  if (!(one instanceof HTMLElement)) return undefined
  const signs = signsOf(one)
  const isSame = (other: HTMLElement) => signsOf(other) === signs
  const row = controlsIn(drawn, one.tagName).filter(isSame)
  return controlsIn(app, one.tagName).filter(isSame)[row.indexOf(one)]
}

/** The content that the skip link has led to: it can have the focus only by being told so. */
function mainOf(app: ParentNode) {
  const main = app.querySelector('main')
  if (main) main.tabIndex = -1
  return main
}

/** What was typed, chosen and pressed meanwhile, and what had the focus, found again in the screen that takes the place. */
function findAgain(drawn: Element) {
  // the skip link stands beside its frame
  const app = document.querySelector('[data-app]')?.parentElement ?? document
  const fields = controlsIn<Field>(drawn, 'main :is(input, select, textarea)')
  const changed = fields.filter(isChanged).flatMap((from) => {
    const to = counterpart(from, drawn, app) as Field | undefined
    return to ? [{ from, to }] : []
  })
  const { activeElement } = document
  const isSkipped = activeElement?.matches('first-paint main')
  return {
    changed,
    focus: isSkipped ? mainOf(app) : counterpart(activeElement, drawn, app),
    pressed: counterpart(drawn.querySelector('[data-pressed]'), drawn, app),
  }
}

function reveal(drawn: Element) {
  if (!drawn.isConnected) return
  const { changed, focus, pressed } = findAgain(drawn)
  delete document.documentElement.dataset.painted
  drawn.remove()
  focus?.focus({ preventScroll: true })
  // another address, by a link of the drawn page, has other fields and buttons
  if (drawn.getAttribute('data-at') !== location.hash) return
  // each is laid in over what the one before has made of the form: React holds that back while it commits
  queueMicrotask(() => {
    for (const { from, to } of changed) {
      handOver(from, to)
      // at once: a letter that comes next would else stand before those that came
      if (to === focus) keepCaret(from, to)
    }
  })
  // what was typed has reached the screen by then
  setTimeout(() => pressed?.click())
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
