import {
  type Block,
  blocksOf,
  emptyBlock,
  nameOf,
  onceMore,
  type Test,
  type TestEvent,
  testsIn,
} from './test-tree.ts'

/** A fault by its number; a test that saw another one of the same file is tried before others. */
export type Fault = { id: number; file: string }

/** What became of a fault; `atStart` is reached while the files are loaded, where it cannot be switched any more. */
export type Told = { kind: 'trying' | 'tried' | 'seen' | 'atStart'; id: number }

type Trial = { test: Test; id: number; anew: boolean }
type Trials = Generator<Trial, void, boolean>

type Options = {
  faults: readonly Fault[]
  tell: (told: Told) => void
  /** A fault that is on from the start; none is tried after another then. */
  always?: number | undefined
  /** After how many faults that were seen their tests have to hold without any. */
  batch?: number
}

/** How long tests of a file are run for one fault, and how many of them where each needs what stands before all tests. */
const [MOST_MS, MOST_ANEW] = [2000, 3]

const NONE = -1

/** How often switches may be asked for within one test: a loop without end asks more often. */
const MOST_ASKED = 20_000_000

/** Notes which faults each test of a file reaches, and runs those tests with one fault after another, without loading the file again. */
export function createSession({ faults, tell, always, batch = 8 }: Options) {
  let active = always ?? NONE
  let reached = new Set<number>()
  const reachedBy = new Map<Test | Block, Set<number>>()
  const kills = new Map<string, number>()
  let isSound = true
  let asked = 0
  let first: Block | undefined
  let plan: Trials | undefined
  let running: { block: Block; test: Test; id: number } | undefined

  const isReached = (id: number, by: readonly (Test | Block)[]) =>
    by.some((one) => reachedBy.get(one)?.has(id) === true)
  const killsOf = (file: string, test: Test) => kills.get(`${file} ${nameOf(test)}`) ?? 0

  function* trialsOf(root: Block): Trials {
    const tests = testsIn(root).filter(
      ({ status, errors }) => status === 'done' && errors.length === 0,
    )
    const holds = new Map<string, boolean>()
    let unsure: Trial[] = []

    function* settle(): Trials {
      const last = new Map(unsure.map((one) => [one.test, one]))
      for (const { test, anew } of last.values()) {
        if (isSound && (yield { test, id: NONE, anew })) isSound = false
      }
      if (isSound || batch === 1) for (const { id } of unsure) tell({ kind: 'seen', id })
      unsure = []
    }

    function* isSeen(
      { id, file }: Fault,
      among: readonly Test[],
      anew: boolean,
    ): Generator<Trial, boolean, boolean> {
      const ranked = among.toSorted(
        (a, b) =>
          killsOf(file, b) - killsOf(file, a) || (a.duration ?? 0) - (b.duration ?? 0),
      )
      let spentMs = 0
      for (const test of ranked.slice(0, anew ? MOST_ANEW : undefined)) {
        if (spentMs > MOST_MS) break
        spentMs += test.duration ?? 0
        const key = `${nameOf(test)} ${anew}`
        if (!holds.has(key)) holds.set(key, !(yield { test, id: NONE, anew }))
        if (holds.get(key) !== true || !(yield { test, id, anew })) continue
        kills.set(`${file} ${nameOf(test)}`, killsOf(file, test) + 1)
        unsure.push({ test, id, anew })
        if (unsure.length >= batch) yield* settle()
        return true
      }
      return false
    }

    const left: Fault[] = []
    for (const fault of faults) {
      const { id } = fault
      const among = tests.filter((test) => isReached(id, [test, ...blocksOf(test)]))
      if (among.length > 0 && (yield* isSeen(fault, among, false))) {
        if (!isSound) return
      } else if (isReached(id, [root])) left.push(fault)
      else if (among.length > 0) tell({ kind: 'tried', id })
    }
    yield* settle()
    for (const fault of isSound ? left : []) {
      if (!(yield* isSeen(fault, tests, true))) tell({ kind: 'tried', id: fault.id })
      else if (!isSound) return
    }
    yield* settle()
  }

  const goOn = (root: Block, failed: boolean) => {
    active = NONE
    running = undefined
    const next = plan?.next(failed)
    if (!next || next.done) return
    const { test, id, anew } = next.value
    running = { ...onceMore(test, root, anew), id }
    root.children.push(running.block)
  }

  const noteFor = (one: Test | Block | undefined) => {
    if (plan || !one) return
    reached = reachedBy.get(one) ?? new Set()
    reachedBy.set(one, reached)
  }

  return {
    /** Whether the tests still held at the end, so that no fault has left anything behind. */
    isSound: () => isSound,
    isOn: (id: number) => {
      asked += 1
      if (asked > MOST_ASKED) throw new Error('no end')
      if (!plan) reached.add(id)
      return id === active
    },
    handle: ({ name, hook, test, describeBlock }: TestEvent, root: Block) => {
      if (name.startsWith('test_')) asked = 0
      if (always !== undefined) return
      if (name === 'run_start') {
        for (const id of reached) tell({ kind: 'atStart', id })
        first = emptyBlock(root)
        root.children.push(first)
      } else if (name === 'hook_start' && hook?.type === 'beforeAll') noteFor(hook.parent)
      else if (name === 'test_start') noteFor(test)
      else if (name === 'run_describe_start' && describeBlock === running?.block) {
        active = running?.id ?? NONE
        if (active !== NONE) tell({ kind: 'trying', id: active })
      } else if (name === 'run_describe_finish' && describeBlock === first) {
        noteFor(first)
        plan = trialsOf(root)
        goOn(root, false)
      } else if (name === 'run_describe_finish' && describeBlock === running?.block)
        goOn(root, (running?.test.errors.length ?? 0) > 0)
    },
  }
}

export type Session = ReturnType<typeof createSession>
