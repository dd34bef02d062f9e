import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to `target` when what held it goes away by itself, such as 'Batalkan' at the end
 * of an upload. Spread the handlers on the element around what goes away.
 *
 * @param isThere whether it is on the screen
 */
export function useFocusReturn(target: RefObject<HTMLElement | null>, isThere: boolean) {
  const isHeld = useRef(false)
  useLayoutEffect(() => {
    if (isThere || !isHeld.current) return
    isHeld.current = false
    target.current?.focus()
  }, [isThere, target])
  return {
    onFocus: () => {
      isHeld.current = true
    },
    onBlur: () => {
      isHeld.current = false
    },
  }
}
