import { AnswerQueue } from '@/lib/answers/answer-queue'
import type { QueueDeps, Sent, TabMessage } from '@/lib/answers/queue-deps'
import { AnswerWorld } from '@/lib/testing/answer-world'

/** A queue whose turn, line and other tabs are told by hand; it is in the background unless said otherwise. */
export function queueByHand({ isSeen = false } = {}) {
  const world = new AnswerWorld()
  let hear: ((message: TabMessage) => void) | null = null
  let turn: ((isSender: boolean) => void) | null = null
  const answers: ((sent: Sent) => void)[] = []
  const posts: TabMessage[] = []
  let claims = 0
  const device = world.device(0).deps({})
  const ask = (signal: AbortSignal) =>
    new Promise<Sent>((resolve, reject) => {
      answers.push(resolve)
      signal.addEventListener('abort', reject)
    })
  const deps: QueueDeps = {
    ...device,
    after: world.after,
    random: () => 0.5,
    isSeen: () => isSeen,
    send: (_, signal) => ask(signal),
    end: ask,
    lock: {
      open: (onChange) => {
        turn = onChange
      },
      claim: () => {
        claims += 1
      },
      close: () => {
        turn = null
      },
    },
    channel: {
      open: (listen) => {
        hear = listen
      },
      close: () => {
        hear = null
      },
      post: (message) => posts.push(message),
    },
  }
  const queue = new AnswerQueue(deps)
  return {
    ...{ world, queue, answers, posts, store: device.store },
    claims: () => claims,
    hear: (message: TabMessage) => hear?.(message),
    takeTurn: () => turn?.(false),
    isListening: () => hear !== null,
    isInLine: () => turn !== null,
    giveTurn: () => turn?.(true),
  }
}

/** A queue whose turn it is. */
export async function queueAtTurn() {
  const queue = queueByHand()
  queue.queue.open()
  queue.giveTurn()
  await queue.world.pass(0)
  return queue
}
