import type { FocusEvent } from 'react'

const CONTROLS = 'input:not([hidden]), select, textarea, button, a[href]'

/** The first control where it is a password's, in sight: what is typed at once is not lost. Under a finger it would bring the keyboard of the screen. */
function passwordField(opened: HTMLElement) {
  const first = opened.querySelector<HTMLElement>(CONTROLS)
  if (!first?.matches('[type=password]') || matchMedia('(pointer: coarse)').matches) return null
  return first.getBoundingClientRect().bottom <= innerHeight ? first : null
}

/** Headless UI gives the focus to the window itself, from where it goes to what is marked, or to the password that it asks for. */
export function toSafePlace({
  currentTarget,
  target,
  relatedTarget,
}: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return
  // a press on the words of the window comes from within
  if (relatedTarget && currentTarget.contains(relatedTarget)) return
  const marked = currentTarget.querySelector<HTMLElement>('[data-autofocus]')
  if (marked) marked.focus()
  // Headless UI looks whether the window took the focus, and warns where it did not
  else queueMicrotask(() => passwordField(currentTarget)?.focus())
}
