const TWO_TO_32 = 2 ** 32

/** Mulberry32: the same numbers for the same seed on every machine. */
const numbersOf = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32
  }
}

export type Random = ReturnType<typeof createRandom>

/** All chance of a world comes from here, so that its seed tells the whole of it. */
export const createRandom = (seed: number) => {
  const next = numbersOf(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    /** 0 to 1, without 1. */
    next,
    below,
    chance: (share: number) => next() < share,
    /** @returns undefined where there is nothing to choose from */
    pick: <T>(choices: readonly T[]): T | undefined => choices[below(choices.length)],
    /** One of some things, each as often as its weight says. */
    weighted: <T extends { weight: number }>(choices: readonly T[]): T | undefined => {
      let left = next() * choices.reduce((sum, { weight }) => sum + weight, 0)
      return choices.find(({ weight }) => {
        left -= weight
        return left < 0
      })
    },
  }
}
