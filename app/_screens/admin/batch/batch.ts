import { type ActFailure, actFailure } from '@/app/_screens/admin/batch/act-failure'

export type BatchItem = { id: string; name: string }

export type RowState =
  | { kind: 'waiting' | 'done' }
  /** `share` of an upload, 0 to 1; absent where nothing is counted. */
  | { kind: 'running'; share?: number }
  | ({ kind: 'failed' } & ActFailure)

/** Whether it is still to be done: not yet tried, or worth trying again. */
export const isOpen = (state: RowState) =>
  state.kind === 'waiting' || (state.kind === 'failed' && state.canRetry)

export type BatchRow<Item> = { item: Item; state: RowState }

export type BatchView<Item> = {
  rows: readonly BatchRow<Item>[]
  isRunning: boolean
}

/** Does one row; rejects with what to show at it. */
export type BatchAct<Item> = (
  item: Item,
  onProgress: (share: number) => void,
) => Promise<unknown>

export type Batch<Item extends BatchItem> = {
  view: () => BatchView<Item>
  subscribe: (listener: () => void) => () => void
  /** Goes through the rows that are still to be done, one after the other; does nothing while it runs. */
  run: () => Promise<void>
  /** Ends after the row that is under way. */
  stop: () => void
}

/**
 * The same act for many rows, one at a time; a failed row does not stop the others.
 *
 * @param onRest called whenever it has come to its end
 */
export function createBatch<Item extends BatchItem>(
  items: readonly Item[],
  act: BatchAct<Item>,
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
      await act(item, (share) => mark(item, { kind: 'running', share }))
      mark(item, { kind: 'done' })
    } catch (error) {
      mark(item, { kind: 'failed', ...actFailure(error) })
    }
  }

  async function run() {
    if (now.isRunning) return
    isStopped = false
    show({ isRunning: true })
    for (const { item } of now.rows.filter(({ state }) => isOpen(state))) {
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
