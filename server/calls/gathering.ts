import { isUnreachable } from '../db/refusal.ts'
import { Problem } from '../problem.ts'

/** So many are done together at most, so that none waits for long. */
const MOST_TOGETHER = 100
/** So many lots are under way at most: one that waits for somebody's lock holds up nobody else. */
const MOST_LOTS = 2

type Waiting<C, R> = {
  call: C
  resolve: (result: R) => void
  reject: (error: unknown) => void
}

type Work<C, R> = {
  /** What became of each, in their order. */
  run: (calls: readonly C[]) => Promise<(R | Problem)[]>
  /** Calls of one key are done one after the other, in the order in which they came. */
  keyOf?: (call: C) => string
}

/**
 * Work on what comes in crowds, as five hundred answers at the end of a test: while two lots are under way more gathers, and is then
 * done together. Nobody waits where nobody else asks. Where a lot fails as a whole, each of it is done alone, so that one cannot
 * refuse the others.
 *
 * @returns asks for one; throws its Problem, or what the database said
 */
export const createGathering = <C, R>({ run, keyOf }: Work<C, R>) => {
  let waiting: Waiting<C, R>[] = []
  let lots = 0
  const underWay = new Set<string>()
  const keyOne = ({ call }: Waiting<C, R>) => keyOf?.(call) ?? null

  const takeLot = () => {
    const lot: Waiting<C, R>[] = []
    const passed = new Set(underWay)
    waiting = waiting.filter((one) => {
      const key = keyOne(one)
      const isOfLot = lot.length < MOST_TOGETHER && !(key && passed.has(key))
      if (key) passed.add(key)
      if (isOfLot) lot.push(one)
      return !isOfLot
    })
    return lot
  }

  const settle = async (lot: readonly Waiting<C, R>[]): Promise<void> => {
    try {
      const results = await run(lot.map(({ call }) => call))
      for (const [no, { resolve, reject }] of lot.entries()) {
        const result = results[no]
        if (result instanceof Problem) reject(result)
        else resolve(result as R)
      }
    } catch (error) {
      if (lot.length > 1 && !isUnreachable(error))
        for (const one of lot) await settle([one])
      else for (const { reject } of lot) reject(error)
    }
  }

  const work = async () => {
    lots += 1
    for (let lot = takeLot(); lot.length > 0; lot = takeLot()) {
      const keys = lot.flatMap((one) => keyOne(one) ?? [])
      for (const key of keys) underWay.add(key)
      await settle(lot)
      for (const key of keys) underWay.delete(key)
    }
    lots -= 1
  }

  return (call: C): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (lots < MOST_LOTS) void work()
    })
}
