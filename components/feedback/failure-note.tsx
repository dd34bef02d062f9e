import { useAtomValue } from 'jotai'
import { CircleX, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { failedActionAtom, forgetFailedAction, placeOf } from '@/lib/feedback/failed-action'

const GAP_PX = 6
const EDGE_PX = 8

/** Lays a note under a control, or above it where the screen ends; out of sight with it. */
function layAt(note: HTMLElement, control: HTMLElement) {
  const box = control.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const left = Math.min(box.left, innerWidth - width - EDGE_PX)
  const isRoomBelow = box.bottom + GAP_PX + height <= innerHeight
  const top = isRoomBelow ? box.bottom + GAP_PX : box.top - GAP_PX - height
  note.style.translate = `${Math.max(left, EDGE_PX)}px ${top}px`
}

/** The control says the note when it is come to again; returns how to take that back. */
function describe(control: HTMLElement, id: string) {
  const ids = () => (control.getAttribute('aria-describedby') ?? '').split(' ')
  const put = (all: string[]) => {
    const text = all.filter(Boolean).join(' ')
    if (text) control.setAttribute('aria-describedby', text)
    else control.removeAttribute('aria-describedby')
  }
  put([...ids(), id])
  return () => put(ids().filter((one) => one !== id))
}

/**
 * What has failed stands at what was pressed for it, after the banner has gone, until something is pressed. A window that closes
 * over the failure leaves it to what had opened it.
 */
export function FailureNote() {
  const failed = useAtomValue(failedActionAtom)
  const note = useRef<HTMLElement>(null)
  const at = useRef<HTMLElement | null>(null)
  const id = useId()
  const action = failed?.action
  useLayoutEffect(() => {
    if (!action) return
    let takeBack = () => {}
    let frame = 0
    const follow = () => {
      const place = placeOf(action)
      if (!place || !note.current) return forgetFailedAction()
      const { control, isHere } = place
      const shown = isHere ? control : null
      note.current.hidden = !isHere
      if (shown !== at.current) {
        takeBack()
        takeBack = shown ? describe(shown, id) : () => {}
        at.current = shown
      }
      layAt(note.current, control)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      takeBack()
      at.current = null
    }
  }, [action, id])
  if (!failed) return null
  return (
    <section
      ref={note}
      aria-label="Galat pada tindakan"
      data-message
      className="no-print fixed top-0 left-0 z-toast flex w-max max-w-[min(24rem,calc(100vw-1rem))] items-start gap-2 rounded-md border border-line border-l-4 border-l-merah-700 bg-raised py-0.5 pl-3 text-ink shadow-e2"
    >
      <CircleX aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-danger" />
      <p id={id} className="wrap-anywhere max-h-40 overflow-y-auto py-2.5 text-sm">
        Gagal: {failed.text}
      </p>
      <button
        type="button"
        aria-label="Tutup keterangan galat"
        onClick={() => {
          at.current?.focus()
          forgetFailedAction()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-brand-tint"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  )
}
