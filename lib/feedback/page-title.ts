import { atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'

/** How much work waits. */
export const waitingAtom = atom(0)

const tell = (count: number) => getDefaultStore().set(waitingAtom, count)

/** Counts work that waits in front of the title, while its page is there: '(3) Pre Test'. */
export function useWaiting(count: number): void {
  useEffect(() => {
    tell(count)
    return () => tell(0)
  }, [count])
}
