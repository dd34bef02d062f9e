import { useState } from 'react'
import type { Proposal } from '@/lib/entities/proposal'

const isPending = ({ status }: Proposal) => status === 'PENDING'

/**
 * Which pending proposals are ticked; a decided one drops out by itself.
 * @param found those of all pages that filter and search let through
 */
export function useSelection(proposals: readonly Proposal[], found: readonly Proposal[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selected = proposals.filter((row) => isPending(row) && ticked.has(row.id))
  const pending = found.filter(isPending)
  const isEachTicked = pending.length > 0 && pending.every(({ id }) => ticked.has(id))

  function change(ids: readonly string[], isTicked: boolean) {
    setTicked((before) => {
      const rest = [...before].filter((id) => !ids.includes(id))
      return new Set(isTicked ? [...rest, ...ids] : rest)
    })
  }

  return {
    selected,
    pending,
    isEachTicked,
    isTicked: (id: string) => ticked.has(id),
    tick: (id: string, isTicked: boolean) => change([id], isTicked),
    tickFound: (isTicked: boolean) =>
      change(
        pending.map(({ id }) => id),
        isTicked,
      ),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
