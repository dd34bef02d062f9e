import { saveState } from '@/lib/answers/queue-state'
import { AnswerWorld } from '@/lib/testing/answer-world'
import { queueByHand } from '@/lib/testing/queue-by-hand'

const CHOICE = { questionId: '1', answer: 'B' } as const

test('whoever looks at the answers hears of each change, and no more once the screen is left', () => {
  const { queue } = queueByHand()
  const heard = jest.fn()
  queue.open()
  const leave = queue.subscribe(heard)
  queue.choose(CHOICE)
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
  queue.choose({ ...CHOICE, answer: 'C' })
  expect(heard).toHaveBeenCalledTimes(1)
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
  const { world, queue, answers, isListening, isInLine, giveTurn } = queueByHand()
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
    const { world, queue, answers, isListening, isInLine, giveTurn } = queueByHand()
    queue.open()
    if (state === 'on its way') giveTurn()
    await world.pass(0)
    queue.choose(CHOICE)
    await world.pass(0)
    expect(answers).toHaveLength(state === 'on its way' ? 1 : 0)
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
  const { world, queue } = queueByHand()
  queue.open()
  queue.attemptEnded()
  queue.choose(CHOICE)
  await world.pass(0)
  expect(queue.getState()).toMatchObject({ isOver: true, entries: new Map() })
})

test('a tab that is looked at sends what another one holds that the system has put to sleep', async () => {
  const world = new AnswerWorld()
  world.openTab(0)
  const other = world.openTab(1)
  await world.pass(0)
  world.device(0).isLineDown = true
  world.choose(0, CHOICE)
  await world.pass(10)
  world.freeze(0)
  world.device(0).isLineDown = false
  await world.pass(120_000)
  expect(world.server.answers.get('1')).toBeUndefined()
  other.wake()
  await world.pass(6000)
  expect(world.server.answers.get('1')).toMatchObject(CHOICE)
  expect(saveState(other.getState(), '1')).toBe('saved')
})

test('so does one that is opened beside it', async () => {
  const world = new AnswerWorld()
  world.openTab(0)
  await world.pass(0)
  world.device(0).isLineDown = true
  world.choose(0, CHOICE)
  await world.pass(10)
  world.freeze(0)
  world.device(0).isLineDown = false
  world.openTab(1)
  await world.pass(6000)
  expect(world.server.answers.get('1')).toMatchObject(CHOICE)
})

test('the turn is left to the other one where that goes on', async () => {
  const { world, queue, claims, hear, store } = queueByHand({ isSeen: true })
  const choice = { ...CHOICE, seq: 5 }
  store.keep(choice)
  queue.open()
  await world.pass(1000)
  hear({ type: 'saved', choice: { ...choice, isElsewhere: false }, savedAt: 5 })
  await world.pass(60_000)
  expect(claims()).toBe(0)
})

test.each([
  [true, 1],
  [false, 0],
])('the turn is taken only by who is looked at: %s', async (isSeen, taken) => {
  const { world, queue, claims, store } = queueByHand({ isSeen })
  store.keep({ ...CHOICE, seq: 5 })
  queue.open()
  await world.pass(6000)
  expect(claims()).toBe(taken)
})
