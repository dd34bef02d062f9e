/** What is used of the tree of tests that jest keeps of a file (`@jest/types`, `Circus`). */
type Hook = { type: string; parent: Block }
export type Test = {
  type: 'test'
  name: string
  parent: Block
  mode?: string | null | undefined
  status?: string | null | undefined
  errors: unknown[]
  duration?: number | null | undefined
  timeout?: number | undefined
}
export type Block = {
  type: 'describeBlock'
  name: string
  parent?: Block | undefined
  children: (Block | Test)[]
  hooks: Hook[]
}
export type TestEvent = { name: string; hook?: Hook; test?: Test; describeBlock?: Block }

/** How long a test may take with a fault in it, at least. */
const PATIENCE_MS = 8000

const parentsOf = ({ parent }: Test | Block): Block[] =>
  parent ? [parent, ...parentsOf(parent)] : []

/** The blocks that a test stands in, without the file's own. */
export const blocksOf = (test: Test): Block[] => parentsOf(test).slice(0, -1)

export const testsIn = (block: Block): Test[] =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)))

export const nameOf = (test: Test): string =>
  [test, ...blocksOf(test)]
    .map(({ name }) => name)
    .reverse()
    .join(' › ')

/** A block without tests, whose end jest tells. */
export const emptyBlock = (root: Block): Block => ({
  ...root,
  ...{ name: '', children: [], hooks: [], parent: root },
})

/** The test alone in its blocks, to be run once more; `anew` with what stands before and after all tests of the file. */
export function onceMore(
  test: Test,
  root: Block,
  anew: boolean,
): { block: Block; test: Test } {
  const copy: Test = {
    ...test,
    ...{ errors: [], status: null, invocations: 0, seenDone: false },
    ...{ unhandledRejectionErrorByPromise: new Map() },
    timeout: PATIENCE_MS + 20 * (test.duration ?? 0),
  }
  const top = emptyBlock(root)
  if (anew) top.hooks = root.hooks.filter(({ type }) => type.endsWith('All'))
  let child: Test | Block = copy
  for (const one of [...blocksOf(test), top]) {
    const block: Block = one === top ? top : { ...one }
    block.children = [child]
    child.parent = block
    child = block
  }
  return { block: top, test: copy }
}
