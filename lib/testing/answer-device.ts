import type { QueueDeps, TabMessage } from '@/lib/answers/queue-deps'
import type { Kept } from '@/lib/answers/queue-state'
import type { VirtualTime } from '@/lib/testing/virtual-time'

type Waiter = { tab: object; onChange: (isSender: boolean) => void }

/** What the tabs of one device share: its records, the turn to send, a channel, a clock, a login. */
export class AnswerDevice {
  /** How far the clock that people set is ahead of the server's, in ms. */
  clockAheadMs = 0
  /** How far the time that the server told lies behind: on its way, or the device has slept. */
  behindMs = 0
  isLineDown = false
  /** Tabs that open now are of the build before: numbers by the clock that people set, deaf to what stands. */
  isOldBuild = false
  readonly sessionId: string
  private readonly time: VirtualTime
  private readonly records = new Map<string, Kept>()
  private readonly listeners = new Map<object, (message: TabMessage) => void>()
  private readonly tabs = new WeakMap<object, { isOldBuild: boolean; stamp: number }>()
  private waiters: Waiter[] = []

  constructor(time: VirtualTime, sessionId: string) {
    this.time = time
    this.sessionId = sessionId
  }

  /** The parts of the device that a tab uses. */
  deps(tab: object): Pick<QueueDeps, 'now' | 'stamp' | 'store' | 'lock' | 'channel'> {
    const now = () => this.time.now + this.clockAheadMs
    return {
      now,
      stamp: () => {
        const known = this.tabOf(tab)
        const told = known.isOldBuild ? now() : this.time.now - this.behindMs
        // a sleep holds it up; nothing turns it back, and while it is asked for it goes on
        known.stamp = Math.max(known.stamp + 0.001, told)
        return known.stamp
      },
      store: {
        load: async () => [...this.records.values()],
        keep: (choice) => this.remember({ ...choice, isSent: false }),
        settle: (choice, isRefused) =>
          this.remember({ ...choice, isSent: true, ...(isRefused && { isRefused }) }),
        clear: () => this.records.clear(),
      },
      lock: {
        open: (onChange) => this.enterLine({ tab, onChange }),
        claim: () => this.claim(tab),
        close: () => this.leaveLine(tab),
      },
      channel: {
        open: (listen) => this.listeners.set(tab, listen),
        close: () => this.listeners.delete(tab),
        post: (message) => this.broadcast(tab, message),
      },
    }
  }

  /** A page keeps its build as long as it is open. */
  isOfOldBuild = (tab: object) => this.tabOf(tab).isOldBuild

  private tabOf(tab: object) {
    const known = this.tabs.get(tab) ?? { isOldBuild: this.isOldBuild, stamp: 0 }
    this.tabs.set(tab, known)
    return known
  }

  /** The tab is gone, whatever it did. */
  forget(tab: object) {
    this.leaveLine(tab)
    this.listeners.delete(tab)
  }

  private remember(choice: Kept) {
    const old = this.records.get(choice.questionId)
    if (!old || old.seq <= choice.seq) this.records.set(choice.questionId, choice)
  }

  private enterLine(waiter: Waiter) {
    this.waiters.push(waiter)
    if (this.waiters.length === 1) this.grantFirst()
  }

  private claim(tab: object) {
    const [holder] = this.waiters
    const own = this.waiters.find((waiter) => waiter.tab === tab)
    if (!own || own === holder) return
    this.waiters = [own, ...this.waiters.filter((waiter) => waiter !== own)]
    holder?.onChange(false)
    this.grantFirst()
  }

  private leaveLine(tab: object) {
    const wasHolder = this.waiters[0]?.tab === tab
    this.waiters = this.waiters.filter((waiter) => waiter.tab !== tab)
    if (wasHolder) this.grantFirst()
  }

  private grantFirst() {
    const [first] = this.waiters
    this.time.after(0, () => {
      if (first && this.waiters[0] === first) first.onChange(true)
    })
  }

  private broadcast(from: object, message: TabMessage) {
    for (const [tab, listen] of this.listeners) {
      if (tab !== from) this.time.after(5, () => this.listeners.has(tab) && listen(message))
    }
  }
}
