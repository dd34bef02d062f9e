import { useEffect, useRef } from 'react'

/** The heading of a question, which gets the focus after every move to another one, not where the first is opened. */
export function useHeadingFocus(index: number) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    headingRef.current?.focus()
  }, [index])
  return headingRef
}
