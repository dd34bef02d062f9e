import { heard } from '@/lib/answers/heard'
import { isStall } from '@/lib/answers/outcome'
import type { QueueDeps, Sent } from '@/lib/answers/queue-deps'
import {
  acknowledged,
  type Choice,
  chosen,
  confirmed,
  EMPTY_QUEUE,
  type Ending,
  endLost,
  endRequested,
  loaded,
  nextTask,
  over,
  type QueueState,
  refused,
  restored,
  running,
  type Stall,
  saveTotals,
  stalled,
} from '@/lib/answers/queue-state'
import { markOf, type Task, Transmission } from '@/lib/answers/transmission'
import { untilState } from '@/lib/answers/until-state'
import type { AnswerOption } from '@/lib/entities/test'

/** Longest wait for unsent answers before `end` (decision 51). */
const FLUSH_MS = 5000
const END_ANSWER_MS = 30_000
/** So long nothing may move in the tab whose turn it is before another one takes it. */
const STILL_MS = 5000

/**
 * Sends the answers of one attempt: in order, one at a time, the last choice of a question only,
 * until the server has them; then, if asked, ends the attempt (decisions 49 to 51).
 */
export class AnswerQueue {
  private state: QueueState = EMPTY_QUEUE
  private readonly listeners = new Set<() => void>()
  private readonly deps: QueueDeps
  private isOpen = false
  private isSender = false
  private isSignedOut = false
  private readonly line: Transmission

  constructor(deps: QueueDeps) {
    this.deps = deps
    this.line = new Transmission(deps)
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly getState = () => this.state

  /** Takes part: loads what this device still holds and sends when it is this tab's turn. */
  open() {
    if (this.isOpen) return this.wake()
    this.isOpen = true
    this.deps.channel.open((message) => this.set(heard(this.state, message)))
    void this.load()
    this.deps.lock.open((isSender) => this.turn(isSender))
  }

  /** Lets another tab take over, once nothing is left to do here. */
  close() {
    if (!this.isOpen || this.line.isBusy || nextTask(this.state)) return
    this.isOpen = false
    this.isSender = false
    this.deps.lock.close()
    this.deps.channel.close()
  }

  /** Adds the answers the server told of at `start`, asked for in that state; the device remembers those that it did not know. */
  restore(answers: readonly Omit<Choice, 'seq'>[], asked: QueueState) {
    const { entries } = this.state
    this.set(running(restored(this.state, answers, asked), asked))
    for (const { questionId, answer, seq } of this.state.entries.values()) {
      const known = entries.get(questionId)?.answer
      if (known !== answer) this.deps.store.settle({ questionId, answer, seq })
    }
  }

  /** Chooses at once, keeps it on the device, and sends. */
  choose(answer: Omit<Choice, 'seq'>) {
    if (this.state.isOver) return
    this.set(chosen(this.state, answer, this.deps.stamp()))
    const entry = this.state.entries.get(answer.questionId)
    if (!entry) return
    const choice = { ...answer, seq: entry.seq }
    this.deps.store.keep(choice)
    this.deps.channel.post({ type: 'chosen', choice })
    this.deps.lock.claim()
    this.run()
  }

  /** The participant knows what was chosen on another device. */
  acknowledge() {
    this.set(acknowledged(this.state))
  }

  /** Tries now: the line is back, the tab is looked at again, or the screen has opened. */
  wake() {
    this.line.renew()
    this.run()
    if (this.isOpen && !this.isSender) void this.load()
  }

  /** Goes on after the same participant has logged in again. */
  signedIn() {
    this.isSignedOut = false
    this.wake()
  }

  /** Waits until the server has everything, at most `ms`; says whether it has. */
  flush(ms: number): Promise<boolean> {
    this.deps.lock.claim()
    this.wake()
    return untilState(this, this.deps.after, (now) => saveTotals(now).unsent === 0, ms)
  }

  /**
   * Ends the attempt after everything was sent, waiting at most 5 s for that; says whether it ended.
   * When the time is up it goes on trying afterwards: late answers are taken for a while
   * (decision 49). A participant who ends early and cannot be served keeps on taking the test.
   */
  async finish({ isTimeUp }: { isTimeUp: boolean }): Promise<boolean> {
    this.set(stalled(endRequested(this.state, true), null))
    if (await this.flush(FLUSH_MS)) {
      const isSettled = (state: QueueState) =>
        state.isOver || (state.stall !== null && !isTimeUp)
      const limit = isTimeUp ? FLUSH_MS : END_ANSWER_MS
      await untilState(this, this.deps.after, isSettled, limit)
    }
    if (!isTimeUp) this.set(endRequested(this.state, false))
    return this.state.isOver
  }

  /** An end has gone out, of this page or the one before, and nobody knows whether it was taken. */
  endLost() {
    this.set(endLost(this.state))
  }

  /** The server says that the attempt has ended; only what is still unsent is tried once more. */
  attemptEnded() {
    if (nextTask(this.state)) this.wake()
    else this.closeAttempt()
  }

  /** The server says that the test is not this person's any more. */
  takenAway(reason: string) {
    this.closeAttempt({ isGone: true, reason })
  }

  private set(next: QueueState) {
    if (next === this.state) return
    this.state = next
    for (const listener of [...this.listeners]) listener()
  }

  private async load() {
    const kept = await this.deps.store.load()
    if (this.state.isOver) return
    this.set(loaded(this.state, kept))
    this.run()
    if (!this.isSender) this.takeOver()
  }

  /** The system may have put the tab to sleep whose turn it is: who is looked at takes it where nothing moves. */
  private takeOver() {
    const before = markOf(nextTask(this.state))
    if (before === null) return
    this.deps.after(STILL_MS, () => {
      const isStill = !this.isSender && markOf(nextTask(this.state)) === before
      if (this.isOpen && isStill && this.deps.isSeen()) this.deps.lock.claim()
    })
  }

  private turn(isSender: boolean) {
    this.isSender = isSender
    if (isSender) void this.load()
  }

  private run() {
    if (!this.isSender || this.isSignedOut || this.line.isBusy) return
    const task = nextTask(this.state)
    if (task) this.line.start(task, (sent) => this.settle(task, sent))
  }

  private settle(task: Task, sent: Sent | null) {
    const isEndLost = task === 'end' && (!sent || sent.mayBeDone === true)
    if (isEndLost) this.endLost()
    if (!sent) return this.run()
    const { outcome, stands, reason = null } = sent
    if (isStall(outcome)) return this.postpone(outcome, isEndLost)
    // an end that the server does not take has not ended the test
    if (task === 'end' && outcome === 'refused') return this.postpone('server')
    this.line.succeeded()
    if (outcome === 'gone') return this.closeAttempt({ isGone: true, reason })
    if (outcome === 'over' || task === 'end') return this.closeAttempt()
    if (outcome === 'done') this.confirm(task, stands ?? task.answer)
    else this.refuse(task, reason)
    this.run()
  }

  private confirm(task: Choice, answer: AnswerOption) {
    const standing = { ...task, answer }
    const choice = { ...standing, isElsewhere: answer !== task.answer }
    const savedAt = this.deps.stamp()
    this.set(confirmed(this.state, choice, savedAt))
    this.deps.store.settle(standing)
    this.deps.channel.post({ type: 'saved', choice, savedAt })
  }

  private refuse(task: Choice, reason: string | null) {
    this.set(refused(this.state, task, reason))
    this.deps.store.settle(task, true)
    this.deps.channel.post({ type: 'refused', choice: task, reason })
  }

  private postpone(stall: Stall, isEndLost = false) {
    this.set(stalled(this.state, stall))
    this.deps.channel.post({ type: 'waits', stall, isEndLost })
    this.isSignedOut = stall === 'login'
    this.line.retryLater(() => this.run())
  }

  private closeAttempt(ending: Ending = { isGone: false, reason: null }) {
    this.set(over(this.state, ending))
    const { reason } = this.state
    this.deps.store.clear({ count: saveTotals(this.state).refused, reason })
    this.deps.channel.post({ type: 'over', ending })
  }
}
