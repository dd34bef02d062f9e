import { type RefObject, useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, () => void>>

const TYPING = 'input, textarea, select, [contenteditable]'

/**
 * Acts by single keys while a window is on top: not while typing, nor for a key that is held, nor with Ctrl, Alt or Meta, nor
 * while a message window lies above it, which has the focus.
 * @param inside something inside the window
 * @param keys what each key does, letters small
 */
export function useReviewKeys(inside: RefObject<HTMLElement | null>, keys: Keys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, repeat, ctrlKey, altKey, metaKey } = event
      const own = inside.current?.closest('[role="dialog"]')
      if (!(target instanceof Element) || !own?.contains(target)) return
      if (repeat || ctrlKey || altKey || metaKey || target.closest(TYPING)) return
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [inside])
}
