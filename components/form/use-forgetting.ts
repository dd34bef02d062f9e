import { useRef } from 'react'

/** For a window with a `KeptDraft`: closing without saving forgets what was typed. */
export function useForgetting(onClose: () => void) {
  const forget = useRef(() => {})
  const close = () => {
    forget.current()
    onClose()
  }
  return { forget, close }
}
