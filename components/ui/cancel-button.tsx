'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'

/** What takes less is over before anybody could press. */
const LONG_MS = 1000

/** Beside work that somebody waits for: the way to call it off, once it takes long. The focus goes back to what began it. */
export function CancelButton({
  label,
  onCancel,
}: {
  /** Where the word alone would not tell of what. */
  label?: string
  onCancel: () => void
}) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const began = document.activeElement as HTMLElement | null
    return () => {
      if (button.current?.matches(':focus')) began?.focus()
    }
  }, [])
  if (!isLong) return null
  return (
    <Button ref={button} size="sm" variant="ghost" aria-label={label} onClick={onCancel}>
      Batalkan
    </Button>
  )
}
