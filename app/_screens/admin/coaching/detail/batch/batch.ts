import { errorText } from '@/lib/api/errors'

export type BatchItem = { id: string; name: string }

export type RowState =
  | { kind: 'waiting' | 'running' | 'done' }
  | { kind: 'failed'; reason: string }

export type BatchRow<Item> = { item: Item; state: RowState }

export type BatchView<Item> = {
  rows: readonly BatchRow<Item>[]
  isRunning: boolean
}

export type Batch<Item extends BatchItem> = {
  view: () => BatchView<Item>
  subscribe: (listener: () => void) => () => void
  /** Goes through the rows that are not done, one after the other; does nothing while it runs. */
  run: () => Promise<void>
  /** Ends after the row that is under way. */
  stop: () => void
}

/**
 * The same act for many rows, one at a time; a failed row does not stop the others.
 *
 * @param act rejects with what to show at the row
 * @param onRest called whenever it has come to its end
 */
export function createBatch<Item extends BatchItem>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onRest: () => unknown = () => {},
): Batch<Item> {
  const listeners = new Set<() => void>()
  let isStopped = false
  let now: BatchView<Item> = {
    rows: items.map((item) => ({ item, state: { kind: 'waiting' } })),
    isRunning: false,
  }

  function show(next: Partial<BatchView<Item>>) {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  function mark({ id }: Item, state: RowState) {
    show({ rows: now.rows.map((row) => (row.item.id === id ? { ...row, state } : row)) })
  }

  async function perform(item: Item) {
    mark(item, { kind: 'running' })
    try {
      await act(item)
      mark(item, { kind: 'done' })
    } catch (error) {
      mark(item, { kind: 'failed', reason: errorText(error) })
    }
  }

  async function run() {
    if (now.isRunning) return
    isStopped = false
    show({ isRunning: true })
    for (const { item } of now.rows.filter(({ state }) => state.kind !== 'done')) {
      if (isStopped) break
      await perform(item)
    }
    show({ isRunning: false })
    onRest()
  }

  return {
    view: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run,
    stop: () => {
      isStopped = true
    },
  }
}
