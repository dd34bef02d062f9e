import { AnswerQueue } from '../../../lib/answers/answer-queue.ts'
import { outcome, stallOf } from '../../../lib/answers/outcome.ts'
import type { QueueDeps, Sent } from '../../../lib/answers/queue-deps.ts'
import { errorText, hasStatus, isRefusal as isTakenAway } from '../../../lib/api/errors.ts'
import { api } from '../../../lib/contract/index.ts'
import type { AnswerOption, TestKind } from '../../../lib/entities/test.ts'
import { AnswerDevice } from '../../../lib/testing/answer-device.ts'
import type { Device } from './device.ts'
import type { Random } from './random.ts'
import type { WorldTime } from './world-time.ts'

type Test = { coachingId: string; kind: TestKind }

const SIGNED_OUT: Sent = { outcome: 'login', stands: null }

/** What `start` answers, by either name of its fields. */
const answersOf = (answer: unknown) => {
  const { jawabanPreTest, jawabanPostTest } = answer as Record<
    string,
    { preTestSoalId?: string; postTestSoalId?: string; jawabanUser: AnswerOption }[]
  >
  return (jawabanPreTest ?? jawabanPostTest ?? []).map((one) => ({
    questionId: one.preTestSoalId ?? one.postTestSoalId ?? '',
    answer: one.jawabanUser,
  }))
}

/** A test on a device: the client's own queue, over what the device keeps and the line it has. */
export class Taking {
  readonly test: Test
  readonly store: AnswerDevice
  readonly last = new Map<string, AnswerOption>()
  /** At which moment the server spoke the last word that this device has heard of a question. */
  readonly heard = new Map<string, number>()
  /** The page has its questions; from then on the device knows them. */
  isKnown = false
  queue: AnswerQueue
  private readonly time: WorldTime
  private readonly device: Device
  private readonly random: Random
  private tab: object = {}

  constructor(
    device: Device,
    test: Test,
    { time, random }: { time: WorldTime; random: Random },
  ) {
    this.device = device
    this.test = test
    this.time = time
    this.random = random
    this.store = new AnswerDevice(time, device.name)
    this.queue = this.openTab()
    device.onSignIn.push(() => this.queue.signedIn())
  }

  /** A page dies in the middle of whatever it does; the next one knows what the device kept. */
  reload() {
    this.store.forget(this.tab)
    // what is over is kept no longer
    if (this.queue.getState().isOver) this.last.clear()
    this.queue = this.openTab()
    return this.begin()
  }

  choose(questionId: string, answer: AnswerOption) {
    if (!this.isKnown || this.queue.getState().isOver) return null
    this.queue.choose({ questionId, answer })
    const seq = this.queue.getState().entries.get(questionId)?.seq ?? 0
    this.last.set(questionId, answer)
    return { ...{ questionId, answer, seq }, isTimely: this.isTimely(seq) }
  }

  /** Numbers of a device that has slept are behind; of a tab of an old build they may be anywhere. */
  private isTimely(seq: number) {
    const { store, tab, time } = this
    return store.behindMs === 0 && !store.isOfOldBuild(tab) && seq <= time.now + 1
  }

  /** `start`, as the page of the test asks it when it opens and after a sleep. */
  async begin() {
    const { queue, test } = this
    const asked = queue.getState()
    const params = { id: test.coachingId }
    try {
      const { answer, at } = await this.device.ask(this.calls.start, { params })
      this.isKnown = true
      this.store.behindMs = 0
      for (const id of queue.getState().entries.keys()) this.heard.set(id, at)
      queue.restore(answersOf(answer), asked)
      for (const { questionId } of answersOf(answer)) this.heard.set(questionId, at)
    } catch (error) {
      if (hasStatus(error, 409)) queue.attemptEnded()
      else if (isTakenAway(error) && !stallOf(error)) queue.takenAway(errorText(error))
    }
  }

  private get calls() {
    return this.test.kind === 'pre-test' ? api.preTest : api.postTest
  }

  private openTab() {
    const tab = {}
    this.tab = tab
    const queue = new AnswerQueue(this.deps(tab))
    queue.open()
    return queue
  }

  private deps(tab: object): QueueDeps {
    const { device } = this
    const params = { id: this.test.coachingId }
    const isAlive = () => this.tab === tab
    return {
      ...this.store.deps(tab),
      after: (ms, run) => this.time.after(ms, () => isAlive() && run()),
      random: () => this.random.next(),
      isSeen: () => true,
      send: async ({ questionId, answer, seq }, signal) => {
        if (!device.isSignedIn) return SIGNED_OUT
        const body = { preTestSoalId: questionId, jawabanUser: answer }
        const headers = { 'x-answer-seq': String(seq) }
        const input = { params, headers, signal }
        const asked =
          this.test.kind === 'pre-test'
            ? device.ask(api.preTest.answer, { ...input, body })
            : device.ask(api.postTest.answer, {
                ...input,
                body: { postTestSoalId: questionId, jawabanUser: answer },
              })
        return outcome(
          asked.then(({ answer: told, at }) => {
            if (isAlive()) this.heard.set(questionId, at)
            // each answer tells the time
            this.store.behindMs = 0
            return told
          }),
        )
      },
      end: async (signal) =>
        device.isSignedIn
          ? outcome(device.call(this.calls.end, { params, signal }))
          : SIGNED_OUT,
    }
  }
}
