import type { QueueDeps, Sent } from '@/lib/answers/queue-deps'
import type { Choice } from '@/lib/answers/queue-state'

export type Task = Choice | 'end'

/** What tells a task from the next one. */
export const markOf = (task: Task | null) => (task === 'end' ? task : (task?.seq ?? null))

/** A send without an answer is given up after this time: its line is probably dead. */
const HUNG_MS = 20_000
/** When the line comes back, one that is older than this went out on the lost one. */
const STALE_MS = 5000
/** Why such a one is given up. */
const STALE = new DOMException('', 'AbortError')

/** 2, 4, 8, 16, then every 30 s, give or take a fifth. */
export const backOffMs = (failures: number, random: number) =>
  Math.min(30_000, 1000 * 2 ** failures) * (0.8 + 0.4 * random)

type Deps = Pick<QueueDeps, 'now' | 'after' | 'random' | 'send' | 'end'>

/** The line of a queue: one task on it at a time, given up when it hangs, tried again ever later. */
export class Transmission {
  private readonly deps: Deps
  private running: { startedAt: number; abort: AbortController } | null = null
  private failures = 0
  private cancelRetry = () => {}

  constructor(deps: Deps) {
    this.deps = deps
  }

  get isBusy() {
    return this.running !== null
  }

  /** Sends a task; `settle` hears what became of it, never an exception; null where it is to be sent again at once. */
  start(task: Task, settle: (sent: Sent | null) => void) {
    this.cancelRetry()
    const abort = new AbortController()
    this.running = { startedAt: this.deps.now(), abort }
    const cancelHung = this.deps.after(HUNG_MS, () => abort.abort())
    const { send, end } = this.deps
    const sent = task === 'end' ? end(abort.signal) : send(task, abort.signal)
    void sent
      .catch((): Sent => ({ outcome: 'line', stands: null }))
      .then((result) => {
        cancelHung()
        this.running = null
        const isStale = abort.signal.reason === STALE && result.outcome === 'line'
        settle(isStale ? null : result)
      })
  }

  /** There is reason to hope: gives up what went out on a line that has been lost since, and waits as after a first failure. */
  renew() {
    this.failures = 0
    if (this.running && this.deps.now() - this.running.startedAt > STALE_MS) {
      this.running.abort.abort(STALE)
    }
  }

  /** The server has spoken: the next failure is the first one again. */
  succeeded() {
    this.failures = 0
  }

  retryLater(run: () => void) {
    this.failures += 1
    const delay = backOffMs(this.failures, this.deps.random())
    this.cancelRetry = this.deps.after(delay, run)
  }
}
