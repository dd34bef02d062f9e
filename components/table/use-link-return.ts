import { type MouseEvent, useEffect, useRef } from 'react'
import { hashLocation } from '@/lib/router/hash-location'

/** The link by which a table was left, and how deep in the visit that was. */
let left: { href: string; depth: number } | null = null

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
    if (!isThere || left?.depth !== hashLocation.depth()) return
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
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (href) left = { href, depth: hashLocation.depth() }
    },
  }
}
