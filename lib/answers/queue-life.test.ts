import { AnswerQueue } from '@/lib/answers/answer-queue'
import type { QueueDeps, Sent, TabMessage } from '@/lib/answers/queue-deps'
import { AnswerWorld } from '@/lib/testing/answer-world'

const CHOICE = { questionId: '1', answer: 'B' } as const

/** A queue whose turn, line and other tabs are told by hand. */
function byHand() {
  const world = new AnswerWorld()
  let hear: ((message: TabMessage) => void) | null = null
  let turn: ((isSender: boolean) => void) | null = null
  const answers: ((sent: Sent) => void)[] = []
  const device = world.device(0).deps({})
  const deps: QueueDeps = {
    ...device,
    after: world.after,
    random: () => 0.5,
    send: () => new Promise((resolve) => answers.push(resolve)),
    end: () => new Promise((resolve) => answers.push(resolve)),
    lock: {
      open: (onChange) => {
        turn = onChange
      },
      claim: () => undefined,
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
      post: () => undefined,
    },
  }
  const queue = new AnswerQueue(deps)
  return {
    ...{ world, queue, answers },
    isListening: () => hear !== null,
    isInLine: () => turn !== null,
    giveTurn: () => turn?.(true),
  }
}

test('whoever has left the screen hears no more of it', () => {
  const { queue } = byHand()
  const heard = jest.fn()
  queue.open()
  const leave = queue.subscribe(heard)
  leave()
  queue.choose(CHOICE)
  expect(heard).not.toHaveBeenCalled()
})

test('who comes back to the test tries at once what waits for the line', async () => {
  const world = new AnswerWorld()
  const queue = world.openTab(0)
  await world.pass(0)
  world.device(0).isLineDown = true
  world.choose(0, CHOICE)
  await world.pass(120_000)
  world.device(0).isLineDown = false
  queue.open()
  await world.pass(100)
  expect(world.server.answers.get('1')).toMatchObject(CHOICE)
})

test('left with nothing to do, it leaves line and turn to others, and takes them again', async () => {
  const { world, queue, answers, isListening, isInLine, giveTurn } = byHand()
  queue.open()
  giveTurn()
  await world.pass(0)
  expect([isListening(), isInLine()]).toEqual([true, true])
  queue.close()
  expect([isListening(), isInLine()]).toEqual([false, false])
  queue.open()
  expect([isListening(), isInLine()]).toEqual([true, true])
  queue.choose(CHOICE)
  await world.pass(0)
  expect(answers).toHaveLength(0)
  giveTurn()
  await world.pass(0)
  expect(answers).toHaveLength(1)
})

test.each(['not sent yet', 'on its way'])(
  'left with a choice that is %s, it keeps both until the server has it',
  async (state) => {
    const { world, queue, answers, isListening, isInLine, giveTurn } = byHand()
    queue.open()
    if (state === 'on its way') giveTurn()
    await world.pass(0)
    queue.choose(CHOICE)
    await world.pass(0)
    queue.close()
    expect([isListening(), isInLine()]).toEqual([true, true])
    giveTurn()
    await world.pass(0)
    answers[0]?.({ outcome: 'done', stands: 'B' })
    await world.pass(0)
    queue.close()
    expect([isListening(), isInLine()]).toEqual([false, false])
  },
)

test('once the attempt is over nothing is chosen any more', async () => {
  const { world, queue } = byHand()
  queue.open()
  queue.attemptEnded()
  queue.choose(CHOICE)
  await world.pass(0)
  expect(queue.getState()).toMatchObject({ isOver: true, entries: new Map() })
})
