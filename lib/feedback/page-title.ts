import { atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'

/** Work that waits, by who counts it: together they stand in front of the page's title. */
const countsAtom = atom<ReadonlyMap<symbol, number>>(new Map())

/** How much work waits in all. */
export const waitingAtom = atom((get) =>
  [...get(countsAtom).values()].reduce((sum, count) => sum + count, 0),
)

/** Counts work that waits in front of the title, while its part of the page is there: '(3) Pre Test'. */
export function useWaiting(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const counter = Symbol('work that waits')
    const change = (edit: (counts: Map<symbol, number>) => void) =>
      getDefaultStore().set(countsAtom, (old) => {
        const counts = new Map(old)
        edit(counts)
        return counts
      })
    change((counts) => counts.set(counter, count))
    return () => change((counts) => counts.delete(counter))
  }, [count])
}
