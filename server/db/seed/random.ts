import { createHash } from 'node:crypto'

/** Chance that always falls the same way for the same name. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
  /** `count` different ones, in a mixed order. */
  sample: <T>(from: readonly T[], count: number) => T[]
  chance: (probability: number) => boolean
}

/** mulberry32: small, and the same on every machine. */
const mulberry32 = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const createRandom = (name: string): Random => {
  const next = mulberry32(createHash('sha256').update(name).digest().readInt32BE(0))
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick: (from) => {
      const chosen = from[int(0, from.length - 1)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
    sample: (from, count) =>
      from
        .map((value) => ({ value, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ value }) => value),
    chance: (probability) => next() < probability,
  }
}
