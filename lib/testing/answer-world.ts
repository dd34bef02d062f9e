import { AnswerQueue } from '@/lib/answers/answer-queue'
import type { QueueDeps, Sent } from '@/lib/answers/queue-deps'
import type { Choice } from '@/lib/answers/queue-state'
import { AnswerDevice } from '@/lib/testing/answer-device'
import { VirtualTime } from '@/lib/testing/virtual-time'
import { type Ordered, replaces } from '@/server/services/answer-order'

/** What happens to one request and its reply on a bad line. */
export type Fault = {
  requestMs: number
  isRequestLost: boolean
  /** A copy of the request that arrives again that much later. */
  duplicateMs: number | null
  reply: 'ok' | 'lost' | 'hangs' | 'busy'
  replyMs: number
}

const GOOD_LINE: Fault = {
  requestMs: 20,
  isRequestLost: false,
  duplicateMs: null,
  reply: 'ok',
  replyMs: 20,
}

type Tab = {
  queue: AnswerQueue
  device: AnswerDevice
  isAlive: boolean
  inFlight: number
  mostInFlight: number
}

const plain = (outcome: Sent['outcome']): Sent => ({ outcome, stands: null })

/** The server's part of the agreement: its own order, nothing after the end, end is idempotent. */
class ModelServer {
  readonly answers = new Map<string, Choice & Ordered>()
  ends = 0
  isClosed = false
  /** Questions that it does not know. */
  readonly unknown = new Set<string>()

  answer(choice: Choice & Ordered): Sent {
    if (this.isClosed) return plain('over')
    if (this.unknown.has(choice.questionId))
      return { ...plain('refused'), reason: 'Soal tidak dikenal' }
    const old = this.answers.get(choice.questionId)
    const stands = old && !replaces(choice, old) ? old : choice
    this.answers.set(choice.questionId, stands)
    return { outcome: 'done', stands: stands.answer }
  }

  end(): Sent {
    if (!this.isClosed) this.ends += 1
    this.isClosed = true
    return plain('done')
  }
}

/** A server, a bad line and devices with tabs, in virtual time. */
export class AnswerWorld extends VirtualTime {
  readonly server = new ModelServer()
  readonly devices = [new AnswerDevice(this, 'phone'), new AnswerDevice(this, 'laptop')]
  readonly lastChosen = new Map<string, string>()
  readonly tabs: Tab[] = []
  /** What befalls the next requests; afterwards the line is good. */
  faults: Fault[] = []
  /** Requests of tabs that knew already that the attempt is over. */
  sentAfterOver = 0

  /** @param device index of the device; the first one by itself */
  openTab(index: number, device = 0) {
    const tab: Tab = {
      queue: new AnswerQueue(this.deps(() => tab)),
      device: this.device(device),
      isAlive: true,
      inFlight: 0,
      mostInFlight: 0,
    }
    this.tabs[index] = tab
    tab.queue.open()
    if (!tab.device.isLineDown) this.restore(index)
    if (this.server.isClosed) tab.queue.attemptEnded()
    return tab.queue
  }

  /** What the server holds reaches the tab, as by `start`. */
  restore(index: number) {
    const queue = this.queue(index)
    queue.restore([...this.server.answers.values()], queue.getState())
  }

  /** The system has put the tab to sleep in the middle of whatever it did; its turn stays with it. */
  freeze(index: number) {
    const tab = this.tabs[index]
    if (tab) tab.isAlive = false
  }

  /** The tab is gone in the middle of whatever it did; only the device remembers. */
  crash(index: number) {
    const tab = this.tabs[index]
    if (!tab) return
    this.freeze(index)
    tab.device.forget(tab)
  }

  device(index: number): AnswerDevice {
    const device = this.devices[index]
    if (!device) throw new Error(`no device ${index}`)
    return device
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
    const own = () => tab().device.deps(tab())
    return {
      now: () => own().now(),
      stamp: () => own().stamp(),
      after: (ms, run) => this.after(ms, onlyAlive(run)),
      random: () => 0.5,
      isSeen: () => true,
      send: (choice, signal) =>
        this.transmit(tab(), signal, () => this.arrive(tab().device, choice)),
      end: (signal) => this.transmit(tab(), signal, () => this.server.end()),
      get store() {
        return own().store
      },
      get lock() {
        return own().lock
      },
      get channel() {
        return own().channel
      },
    }
  }

  private arrive({ sessionId, isOldBuild }: AnswerDevice, choice: Choice): Sent {
    const sent = this.server.answer({
      ...choice,
      sessionId,
      receivedAt: new Date(this.now),
    })
    return isOldBuild ? plain(sent.outcome) : sent
  }

  private transmit(tab: Tab, signal: AbortSignal, work: () => Sent): Promise<Sent> {
    if (tab.queue.getState().isOver) this.sentAfterOver += 1
    tab.inFlight += 1
    tab.mostInFlight = Math.max(tab.mostInFlight, tab.inFlight)
    const line = tab.device.isLineDown
      ? { ...GOOD_LINE, isRequestLost: true, reply: 'lost' as const }
      : (this.faults.shift() ?? GOOD_LINE)
    return new Promise<Sent>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      this.after(line.requestMs, () => {
        const sent = line.isRequestLost ? plain('line') : work()
        if (line.duplicateMs !== null && !line.isRequestLost)
          this.after(line.duplicateMs, work)
        if (line.reply === 'hangs') return
        this.after(line.replyMs, () =>
          line.reply === 'lost' || line.isRequestLost
            ? reject(new Error('line'))
            : resolve(line.reply === 'busy' ? plain('server') : sent),
        )
      })
    }).finally(() => {
      tab.inFlight -= 1
    })
  }
}
