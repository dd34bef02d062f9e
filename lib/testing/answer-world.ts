import { AnswerQueue } from '@/lib/answers/answer-queue'
import type { Outcome, QueueDeps, TabMessage } from '@/lib/answers/queue-deps'
import type { Choice, Kept } from '@/lib/answers/queue-state'
import { VirtualTime } from '@/lib/testing/virtual-time'

/** What happens to one request and its reply on a bad line. */
export type Fault = {
  requestMs: number
  isRequestLost: boolean
  /** A copy of the request that arrives again that much later. */
  duplicateMs: number | null
  reply: 'ok' | 'lost' | 'hangs' | 'later'
  replyMs: number
}

const GOOD_LINE: Fault = {
  requestMs: 20,
  isRequestLost: false,
  duplicateMs: null,
  reply: 'ok',
  replyMs: 20,
}

type Tab = { queue: AnswerQueue; isAlive: boolean; inFlight: number; mostInFlight: number }
type Waiter = { tab: Tab; onChange: (isSender: boolean) => void }

/** The server's part of the agreement: highest number wins, nothing after the end, end is idempotent. */
class ModelServer {
  readonly answers = new Map<string, Choice>()
  ends = 0
  isClosed = false

  answer(choice: Choice): Outcome {
    if (this.isClosed) return 'over'
    const old = this.answers.get(choice.questionId)
    if (!old || choice.seq >= old.seq) this.answers.set(choice.questionId, choice)
    return 'done'
  }

  end(): Outcome {
    if (!this.isClosed) this.ends += 1
    this.isClosed = true
    return 'done'
  }
}

/** A server, a bad line and a device with tabs, in virtual time. */
export class AnswerWorld extends VirtualTime {
  readonly server = new ModelServer()
  readonly lastChosen = new Map<string, string>()
  readonly tabs: Tab[] = []
  /** What befalls the next requests; afterwards the line is good. */
  faults: Fault[] = []
  isLineDown = false
  /** Requests of tabs that knew already that the attempt is over. */
  sentAfterOver = 0
  private readonly device = new Map<string, Kept>()
  private waiters: Waiter[] = []
  private readonly listeners = new Map<Tab, (message: TabMessage) => void>()

  openTab(index: number) {
    const tab: Tab = {
      queue: new AnswerQueue(this.deps(() => tab)),
      isAlive: true,
      inFlight: 0,
      mostInFlight: 0,
    }
    this.tabs[index] = tab
    tab.queue.open()
    tab.queue.restore([...this.server.answers.values()], this.now)
    if (this.server.isClosed) tab.queue.attemptEnded()
    return tab.queue
  }

  /** The tab is gone in the middle of whatever it did; only the device remembers. */
  crash(index: number) {
    const tab = this.tabs[index]
    if (!tab) return
    tab.isAlive = false
    this.leaveLine(tab)
    this.listeners.delete(tab)
  }

  queue(index: number): AnswerQueue {
    const tab = this.tabs[index]
    if (!tab) throw new Error(`no tab ${index}`)
    return tab.queue
  }

  choose(index: number, choice: Omit<Choice, 'seq'>) {
    this.now += 1
    this.lastChosen.set(choice.questionId, choice.answer)
    this.queue(index).choose(choice)
  }

  private deps(tab: () => Tab): QueueDeps {
    const onlyAlive = (run: () => void) => () => {
      if (tab().isAlive) run()
    }
    return {
      now: () => this.now,
      after: (ms, run) => this.after(ms, onlyAlive(run)),
      random: () => 0.5,
      send: (choice, signal) =>
        this.transmit(tab(), signal, () => this.server.answer(choice)),
      end: (signal) => this.transmit(tab(), signal, () => this.server.end()),
      store: {
        load: async () => [...this.device.values()],
        keep: (choice) => this.remember({ ...choice, isSent: false }),
        settle: (choice) => this.remember({ ...choice, isSent: true }),
        clear: () => this.device.clear(),
      },
      lock: {
        open: (onChange) => this.enterLine(tab(), onChange),
        claim: () => this.claim(tab()),
        close: () => this.leaveLine(tab()),
      },
      channel: {
        open: (listen) => this.listeners.set(tab(), listen),
        close: () => this.listeners.delete(tab()),
        post: (message) => this.broadcast(tab(), message),
      },
    }
  }

  private remember(choice: Kept) {
    const old = this.device.get(choice.questionId)
    if (!old || old.seq <= choice.seq) this.device.set(choice.questionId, choice)
  }

  private transmit(tab: Tab, signal: AbortSignal, work: () => Outcome): Promise<Outcome> {
    if (tab.queue.getState().isOver) this.sentAfterOver += 1
    tab.inFlight += 1
    tab.mostInFlight = Math.max(tab.mostInFlight, tab.inFlight)
    const line = this.isLineDown
      ? { ...GOOD_LINE, isRequestLost: true, reply: 'lost' as const }
      : (this.faults.shift() ?? GOOD_LINE)
    return new Promise<Outcome>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      this.after(line.requestMs, () => {
        const outcome = line.isRequestLost ? 'later' : work()
        if (line.duplicateMs !== null && !line.isRequestLost)
          this.after(line.duplicateMs, work)
        if (line.reply === 'hangs') return
        this.after(line.replyMs, () =>
          line.reply === 'lost' || line.isRequestLost
            ? reject(new Error('line'))
            : resolve(line.reply === 'later' ? 'later' : outcome),
        )
      })
    }).finally(() => {
      tab.inFlight -= 1
    })
  }

  private enterLine(tab: Tab, onChange: Waiter['onChange']) {
    this.waiters.push({ tab, onChange })
    if (this.waiters.length === 1) this.grantFirst()
  }

  private claim(tab: Tab) {
    const [holder] = this.waiters
    const own = this.waiters.find((waiter) => waiter.tab === tab)
    if (!own || own === holder) return
    this.waiters = [own, ...this.waiters.filter((waiter) => waiter !== own)]
    holder?.onChange(false)
    this.grantFirst()
  }

  private leaveLine(tab: Tab) {
    const wasHolder = this.waiters[0]?.tab === tab
    this.waiters = this.waiters.filter((waiter) => waiter.tab !== tab)
    if (wasHolder) this.grantFirst()
  }

  private grantFirst() {
    const [first] = this.waiters
    this.after(0, () => {
      if (first && this.waiters[0] === first && first.tab.isAlive) first.onChange(true)
    })
  }

  private broadcast(from: Tab, message: TabMessage) {
    for (const [tab, listen] of this.listeners) {
      if (tab !== from) this.after(5, () => this.listeners.has(tab) && listen(message))
    }
  }
}
