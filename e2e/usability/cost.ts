import { expect } from '../fixtures.ts'
import { print } from './figures.ts'

/**
 * What a way costs a person: presses by finger or mouse, fields that are typed in (the press into one is no other), keys by
 * themselves, and scrolls of at most four fifths of the screen.
 */
export const NOTHING = { taps: 0, fields: 0, keys: 0, scrolls: 0 }
export type Cost = typeof NOTHING

const KINDS = ['taps', 'fields', 'keys', 'scrolls'] as const

const inWords = (cost: Partial<Cost>) => {
  const words = KINDS.flatMap((kind) => {
    const times = cost[kind] ?? 0
    if (times === 0) return []
    return [`${times} ${times === 1 ? kind.slice(0, -1) : kind}`]
  })
  return words.join(', ') || 'nothing'
}

/** Prints what something costs; fails where it is more than it was when last measured. */
export function tell(name: string, cost: Cost, most: Partial<Cost>) {
  print(`${name}: ${inWords(cost)}`)
  const over = KINDS.filter((kind) => cost[kind] > (most[kind] ?? 0))
  expect.soft(over, `${name}: ${inWords(cost)}, at most ${inWords(most)}`).toEqual([])
}
