import { useAtomValue } from 'jotai'
import { CircleX } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { WINDOW } from '@/lib/browser/window-selector'
import { dismissError, errorBannerAtom } from '@/lib/feedback/error-banner'
import { followPresses } from '@/lib/feedback/follow-presses'
import type { Pressed } from '@/lib/feedback/pressed'
import { dismissToast, toastAtom } from '@/lib/feedback/toast'

const GAP_PX = 6
const EDGE_PX = 8

const isShown = (element: HTMLElement) =>
  element.isConnected && !element.closest('[hidden]')

/** A form or a window that says it beside what it is about needs no second one. */
const isWritten = (text: string) =>
  [...document.querySelectorAll(`main, ${WINDOW}`)].some((place) =>
    place.textContent?.includes(text),
  )

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

/** Nothing lies over it, and it is not scrolled away. */
function isInSight(control: HTMLElement) {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return control.contains(hit) || Boolean(hit?.contains(control))
}

/** Lays a note under a control, or above it where the screen ends; out of sight with it, and where the keyboard has come to. */
function layAt(note: HTMLElement, control: HTMLElement) {
  const box = control.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const left = Math.min(box.left, innerWidth - width - EDGE_PX)
  const isRoomBelow = box.bottom + GAP_PX + height <= innerHeight
  const top = isRoomBelow ? box.bottom + GAP_PX : box.top - GAP_PX - height
  note.style.translate = `${Math.max(left, EDGE_PX)}px ${top}px`
  const inUse = document.activeElement
  const isInTheWay =
    inUse !== document.body &&
    inUse !== null &&
    !inUse.contains(control) &&
    meets(note.getBoundingClientRect(), inUse.getBoundingClientRect())
  note.style.visibility = isInSight(control) && !isInTheWay ? 'visible' : 'hidden'
}

/** The control says the note when it is come to again; returns how to take that back. */
function describe(control: HTMLElement, id: string) {
  const before = control.getAttribute('aria-describedby')
  control.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before) control.setAttribute('aria-describedby', before)
    else control.removeAttribute('aria-describedby')
  }
}

/** Calls back whenever something may have moved. */
function followMoves(lay: () => void) {
  const changes = new MutationObserver(lay)
  changes.observe(document.body, { childList: true, subtree: true })
  const moves = ['scroll', 'resize', 'focusin'] as const
  for (const move of moves) addEventListener(move, lay, true)
  return () => {
    changes.disconnect()
    for (const move of moves) removeEventListener(move, lay, true)
  }
}

type Failed = { id: number; text: string; pressed: Pressed }

/** What has failed stays written at what was pressed for it once its message has gone, until something is pressed again; at what was pressed itself the message goes too. */
export function FailureNote() {
  const toast = useAtomValue(toastAtom)
  const banner = useAtomValue(errorBannerAtom)
  const told = banner ?? toast
  const [failed, setFailed] = useState<Failed | null>(null)
  const begin = useEffectEvent((control: HTMLElement) => {
    setFailed(null)
    if (banner?.pressed.includes(control)) dismissError()
    if (toast?.pressed?.includes(control)) dismissToast()
  })
  useEffect(() => followPresses((control) => begin(control)), [])
  useEffect(() => {
    if (told?.pressed) setFailed({ ...told, pressed: told.pressed })
  }, [told])
  if (!failed || told || isWritten(failed.text)) return null
  return <Note key={failed.id} {...failed} onGone={() => setFailed(null)} />
}

function Note({ text, pressed, onGone }: Failed & { onGone: () => void }) {
  const note = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const leave = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const control = pressed.findLast(isShown)
    if (!control) return leave()
    const takeBack = describe(control, id)
    const lay = () => {
      if (note.current && isShown(control)) layAt(note.current, control)
      else leave()
    }
    lay()
    const stop = followMoves(lay)
    return () => {
      stop()
      takeBack()
    }
  }, [pressed, id])
  return (
    <p
      ref={note}
      id={id}
      className="wrap-anywhere no-print pointer-events-none fixed top-0 left-0 z-toast flex w-max max-w-[min(24rem,calc(100vw-1rem))] items-start gap-2 rounded-md border border-line border-l-4 border-l-merah-700 bg-raised px-3 py-2 text-ink text-sm shadow-e2"
    >
      <CircleX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      {text}
    </p>
  )
}
