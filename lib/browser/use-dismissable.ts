import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLayer } from '@/lib/browser/layers'

/**
 * A panel that opens under its button and closes with Esc (focus returns to the button), with a press
 * outside, and when the focus leaves. Spread `containerProps` on the element that holds both.
 */
export function useDismissable<Container extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false)
  const containerRef = useRef<Container>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useLayer(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      const target = event.target
      if (target instanceof Node && !containerRef.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  return {
    isOpen,
    close,
    buttonRef,
    toggle: () => setOpen((open) => !open),
    containerProps: {
      ref: containerRef,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
        buttonRef.current?.focus()
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) close()
      },
    },
  }
}
