import { useState } from 'react'
import type { Proposal } from '@/lib/entities/proposal'

const isPending = ({ status }: Proposal) => status === 'PENDING'

/** Which pending proposals are ticked; a decided one drops out by itself. */
export function useSelection(proposals: readonly Proposal[], shown: readonly Proposal[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = proposals.filter((row) => isPending(row) && ticked.has(row.id))
  const shownPending = shown.filter(isPending)
  const isEachTicked =
    shownPending.length > 0 && shownPending.every(({ id }) => ticked.has(id))

  function change(ids: readonly string[], isTicked: boolean) {
    setTicked((before) => {
      const rest = [...before].filter((id) => !ids.includes(id))
      return new Set(isTicked ? [...rest, ...ids] : rest)
    })
  }

  return {
    selected,
    shownPending,
    isEachTicked,
    isTicked: (id: string) => ticked.has(id),
    tick: (id: string, isTicked: boolean) => change([id], isTicked),
    tickShown: (isTicked: boolean) =>
      change(
        shownPending.map(({ id }) => id),
        isTicked,
      ),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
