import { type MouseEvent, useEffect, useRef } from 'react'
import { hashLocation } from '@/lib/router/hash-location'

/** The link by which a table was left, the row if that was unfolded, and how deep in the visit that was. */
let left: { href: string; unfolded: string | undefined; depth: number } | null = null

const isReturn = () => left?.depth === hashLocation.depth()

/** Whether somebody comes back to a row of a phone that was left unfolded: its link is there only then. */
export const wasLeftUnfolded = (rowId: string) => isReturn() && left?.unfolded === rowId

const wasNotMoved = () => {
  const focused = document.activeElement
  return focused === document.body || focused?.localName === 'h1'
}

/**
 * Gives the focus back to the link by which this table was left, when somebody comes back to it. For the
 * element around its rows.
 *
 * @param isThere whether its rows are on the screen
 */
export function useLinkReturn(isThere: boolean) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isThere || !left || !isReturn()) return
    const { href } = left
    left = null
    if (!wasNotMoved()) return
    const links = [...(region.current?.querySelectorAll('a') ?? [])]
    const link = links.find((one) => one.getAttribute('href') === href)
    link?.focus({ preventScroll: true })
  }, [isThere])
  return {
    ref: region,
    onClick: ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const href = link?.getAttribute('href')
      if (!href) return
      const unfolded = link?.closest('tr')?.dataset.unfolded
      left = { href, unfolded, depth: hashLocation.depth() }
    },
  }
}
