'use client'

import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useState,
} from 'react'

type Place = { left: number; top: number; above: boolean }

const SHOWING = ['pointerenter', 'focusin', 'click']
const HIDING = ['pointerleave', 'focusout']

const GAP_PX = 8
/** Half of the widest tooltip and a margin: nearer to an edge it would leave the screen. */
const REACH_PX = 140

/** On the side with more room: how high the text gets nobody knows. */
function placeBeside(element: HTMLElement): Place {
  const box = element.getBoundingClientRect()
  const above = box.top > window.innerHeight - box.bottom
  const middle = box.left + box.width / 2
  const reach = Math.min(REACH_PX, window.innerWidth / 2)
  return {
    left: Math.min(Math.max(middle, reach), window.innerWidth - reach),
    top: above ? box.top - GAP_PX : box.bottom + GAP_PX,
    above,
  }
}

/** Follows hover, focus, tap and Esc on an element; returns the function that stops. */
function follow(element: HTMLElement, setPlace: (place: Place | null) => void) {
  let shown = false
  const put = (next: boolean) => {
    shown = next
    setPlace(next ? placeBeside(element) : null)
  }
  const show = () => put(true)
  const hide = () => put(false)
  const onEscape = (event: KeyboardEvent) => {
    if (!shown || event.key !== 'Escape') return
    event.stopPropagation()
    hide()
  }
  for (const type of SHOWING) element.addEventListener(type, show)
  for (const type of HIDING) element.addEventListener(type, hide)
  element.addEventListener('keydown', onEscape)
  return () => {
    for (const type of SHOWING) element.removeEventListener(type, show)
    for (const type of HIDING) element.removeEventListener(type, hide)
    element.removeEventListener('keydown', onEscape)
  }
}

/**
 * A short text beside a control on hover, focus and tap; Esc hides it. `decorative` when the
 * text only repeats the control's own name, so that it is not read twice.
 */
export function Tooltip({
  text,
  decorative = false,
  children,
}: {
  text: ReactNode
  decorative?: boolean
  children: ReactElement<{ 'aria-describedby'?: string }>
}) {
  const id = useId()
  const [place, setPlace] = useState<Place | null>(null)
  const anchor = useCallback((element: HTMLSpanElement | null) => {
    if (element) return follow(element, setPlace)
  }, [])

  return (
    <span ref={anchor} className="inline-flex">
      {decorative ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        id={id}
        role={decorative ? undefined : 'tooltip'}
        aria-hidden={decorative || undefined}
        hidden={!place}
        style={place ? { left: place.left, top: place.top } : undefined}
        className={`pointer-events-none fixed z-tooltip w-max max-w-64 -translate-x-1/2 rounded-md bg-batu-800 px-2.5 py-1.5 font-medium text-white text-xs shadow-e2 ${
          place?.above ? '-translate-y-full' : ''
        }`}
      >
        {text}
      </span>
    </span>
  )
}
