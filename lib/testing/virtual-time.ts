type Timer = { at: number; order: number; run: () => void; isDead: boolean }

const isEarlier = (timer: Timer, other: Timer | undefined) =>
  !other || timer.at < other.at || (timer.at === other.at && timer.order < other.order)

/** A clock that passes as fast as a test wants, in ms; nothing real is waited for. */
export class VirtualTime {
  now = 1_700_000_000_000
  private timers: Timer[] = []
  private order = 0

  after = (ms: number, run: () => void) => {
    this.order += 1
    const timer = { at: this.now + ms, order: this.order, run, isDead: false }
    this.timers.push(timer)
    return () => {
      timer.isDead = true
    }
  }

  /** Runs everything that happens within `ms`. */
  async pass(ms: number) {
    const end = this.now + ms
    await this.settle()
    for (let next = this.pop(end); next; next = this.pop(end)) {
      this.now = next.at
      next.run()
      await this.settle()
    }
    if (Number.isFinite(end)) this.now = end
  }

  /** Runs until nothing is left to happen. */
  idle = () => this.pass(Number.POSITIVE_INFINITY)

  /** Lets pending promises go on; the longest chain in the queue is shorter. */
  protected async settle() {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }

  private pop(end: number): Timer | undefined {
    this.timers = this.timers.filter(({ isDead }) => !isDead)
    const next = this.timers.reduce<Timer | undefined>(
      (first, timer) => (isEarlier(timer, first) ? timer : first),
      undefined,
    )
    if (!next || next.at > end) return undefined
    next.isDead = true
    return next
  }
}
