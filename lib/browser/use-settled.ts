import { useEffect, useState } from 'react'

/** A value once it has stayed as it is for so many ms: of what is typed, the word and not its letters. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
