import { conflict, notFound, Problem } from '../problem.ts'
import { createGathering } from './gathering.ts'

/** Work that a test lets go on, lot by lot. */
const byHand = (failing: (lot: readonly string[]) => Error | null = () => null) => {
  const lots: string[][] = []
  const gates: (() => void)[] = []
  const ask = createGathering<string, string>({
    keyOf: (call) => call.split(' ')[0] ?? '',
    run: async (calls) => {
      lots.push([...calls])
      await new Promise<void>((resolve) => gates.push(resolve))
      const error = failing(calls)
      if (error) throw error
      return calls.map((call) =>
        call.endsWith('refused') ? conflict(call) : `did ${call}`,
      )
    },
  })
  const goOn = async () => {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  /** The next lot is let go later. */
  const hold = () => gates.shift() ?? (() => undefined)
  const told = async (asked: Promise<string>) => asked.catch((error: Error) => error)
  return { lots, goOn, hold, ask: (call: string) => told(ask(call)) }
}

test('what comes while two lots are under way is done together, and each hears of its own', async () => {
  const { lots, goOn, ask } = byHand()
  const asked = ['a', 'b', 'c', 'd refused', 'e'].map(ask)
  expect(lots).toEqual([['a'], ['b']])
  await goOn()
  expect(lots.slice(2)).toEqual([['c', 'd refused', 'e']])
  for (let no = 0; no < 2; no += 1) await goOn()
  expect(await Promise.all(asked)).toEqual([
    ...['did a', 'did b', 'did c', expect.any(Problem), 'did e'],
  ])
})

test('a lot that takes its time holds up nobody else', async () => {
  const { hold, goOn, ask } = byHand()
  const [slow, ...others] = ['a', 'b', 'c', 'd'].map(ask)
  const letGo = hold()
  for (let no = 0; no < 2; no += 1) await goOn()
  expect(await Promise.all(others)).toEqual(['did b', 'did c', 'did d'])
  letGo()
  expect(await slow).toBe('did a')
})

test('calls of one key are done one after the other, in their order', async () => {
  const { lots, goOn, ask } = byHand()
  const asked = ['a', 'b 1', 'b 2', 'c', 'b 3'].map(ask)
  for (let no = 0; no < 5; no += 1) await goOn()
  await Promise.all(asked)
  expect(lots).toEqual([['a'], ['b 1'], ['c'], ['b 2'], ['b 3']])
})

test('a hundred at most are done together', async () => {
  const { lots, goOn, ask } = byHand()
  const asked = Array.from({ length: 202 }, (_, no) => ask(`call-${no}`))
  for (let no = 0; no < 4; no += 1) await goOn()
  await Promise.all(asked)
  expect(lots.map(({ length }) => length)).toEqual([1, 1, 100, 100])
})

test('one that breaks the work of all is alone in its failure', async () => {
  const { goOn, ask } = byHand((lot) => (lot.includes('bad') ? notFound() : null))
  const asked = ['a', 'b', 'bad', 'c'].map(ask)
  for (let no = 0; no < 5; no += 1) await goOn()
  expect(await Promise.all(asked)).toEqual([
    ...['did a', 'did b', expect.any(Problem), 'did c'],
  ])
})

test('a database that cannot be reached is asked once, and all hear it', async () => {
  const lost = new Error('Connection terminated unexpectedly')
  const { lots, goOn, ask } = byHand((lot) => (lot.length > 1 ? lost : null))
  const asked = ['a', 'b', 'c', 'd'].map(ask)
  for (let no = 0; no < 3; no += 1) await goOn()
  expect(await Promise.all(asked)).toEqual(['did a', 'did b', lost, lost])
  expect(lots).toHaveLength(3)
})
