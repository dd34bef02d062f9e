import type { FocusEvent } from 'react'

const GAP_PX = 8

/** Moves a wide table to what the keyboard has come to: past its edges, and out from under the actions at the right one. */
export function keepInSight({ target, currentTarget: region }: FocusEvent<HTMLElement>) {
  const actions = target.closest('tr')?.lastElementChild
  if (!actions || actions.contains(target) || !target.matches(':focus-visible')) return
  const box = target.getBoundingClientRect()
  const before = region.getBoundingClientRect().left - box.left
  const under = box.right - actions.getBoundingClientRect().left
  if (under > 0) region.scrollLeft += under + GAP_PX
  else if (before > 0) region.scrollLeft -= before + GAP_PX
}
