import type { FocusEvent } from 'react'

/** Headless UI spares touch the keyboard on the screen and gives the focus to the window itself; what is marked brings none. */
export function toSafePlace({
  currentTarget,
  target,
  relatedTarget,
}: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return
  // a press on the words of the window comes from within
  if (relatedTarget && currentTarget.contains(relatedTarget)) return
  currentTarget.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
