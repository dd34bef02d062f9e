import type { FocusEvent } from 'react'

const GAP_PX = 8

/** Moves a wide table to what the keyboard has come to: out from under the row's heading at its left edge and the actions at the right one. */
export function keepInSight({ target, currentTarget: region }: FocusEvent<HTMLElement>) {
  const row = target.closest('tr')
  const actions = row?.lastElementChild
  if (!actions || actions.contains(target) || !target.matches(':focus-visible')) return
  const heading = row.querySelector('th[scope=row]')
  const stays = heading && getComputedStyle(heading).position === 'sticky'
  if (stays && heading.contains(target)) return
  const box = target.getBoundingClientRect()
  const edge = stays
    ? heading.getBoundingClientRect().right
    : region.getBoundingClientRect().left
  const before = edge - box.left
  const under = box.right - actions.getBoundingClientRect().left
  if (under > 0) region.scrollLeft += under + GAP_PX
  else if (before > 0) region.scrollLeft -= before + GAP_PX
}
