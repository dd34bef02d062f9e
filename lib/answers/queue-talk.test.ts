import type { Sent } from '@/lib/answers/queue-deps'
import { saveState } from '@/lib/answers/queue-state'
import { queueAtTurn, queueByHand } from '@/lib/testing/queue-by-hand'

const CHOICE = { questionId: '1', answer: 'B' } as const
const DONE: Sent = { outcome: 'done', stands: null }
const LATER: Sent = { outcome: 'line', stands: null }

test('a choice asks for the turn and is told to the other tabs, first as made, then as stored', async () => {
  const { world, queue, answers, posts, claims, store } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  expect(claims()).toBe(1)
  expect(posts).toEqual([{ type: 'chosen', choice: expect.objectContaining(CHOICE) }])
  expect(await store.load()).toMatchObject([{ ...CHOICE, isSent: false }])
  answers[0]?.({ outcome: 'done', stands: 'D' })
  await world.pass(0)
  const choice = { ...CHOICE, answer: 'D', isElsewhere: true }
  expect(posts.slice(1)).toMatchObject([{ type: 'saved', choice }])
  expect(await store.load()).toMatchObject([{ questionId: '1', answer: 'D', isSent: true }])
})

test('what other tabs tell is shown here', () => {
  const { queue, hear } = queueByHand()
  queue.open()
  const choice = { ...CHOICE, seq: 7 }
  const state = () => ({
    shown: saveState(queue.getState(), '1'),
    stall: queue.getState().stall,
  })
  hear({ type: 'chosen', choice })
  expect(state()).toEqual({ shown: 'saving', stall: null })
  hear({ type: 'waits', stall: 'line' })
  expect(state()).toEqual({ shown: 'line', stall: 'line' })
  hear({ type: 'saved', choice: { ...choice, isElsewhere: false }, savedAt: 5 })
  expect(state()).toEqual({ shown: 'saved', stall: null })
  hear({ type: 'refused', choice: { ...choice, seq: 8 }, reason: 'Terlambat' })
  expect([state().shown, queue.getState().reason]).toEqual(['refused', 'Terlambat'])
  hear({ type: 'over', ending: { isGone: true, reason: 'Dihapus' } })
  expect(queue.getState()).toMatchObject({ isOver: true, isGone: true, reason: 'Dihapus' })
})

test('an end that failed leaves no choice waiting, neither here nor in another tab', async () => {
  const { queue, hear } = queueByHand()
  queue.open()
  hear({ type: 'waits', stall: 'server' })
  hear({ type: 'chosen', choice: { ...CHOICE, seq: 7 } })
  expect(saveState(queue.getState(), '1')).toBe('saving')
  hear({ type: 'waits', stall: 'server' })
  queue.choose({ questionId: '2', answer: 'A' })
  expect(saveState(queue.getState(), '2')).toBe('server')
})

test('without an answer all tabs say that it waits; the line coming back gives up what went out on the lost one', async () => {
  const { world, queue, answers, posts } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  expect(saveState(queue.getState(), '1')).toBe('line')
  expect(posts.at(-1)).toEqual({ type: 'waits', stall: 'line', isEndLost: false })
  await world.pass(2000)
  expect(answers).toHaveLength(2)
  await world.pass(5001)
  const told = posts.length
  queue.wake()
  await world.pass(0)
  expect(answers).toHaveLength(3)
  expect(posts).toHaveLength(told)
})

test('an end whose answer was lost is told to the other tabs: none goes on as if the test were surely open', async () => {
  const { world, queue, answers, posts } = await queueAtTurn()
  void queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[0]?.({ ...LATER, mayBeDone: true })
  await world.pass(0)
  const other = queueByHand()
  other.queue.open()
  for (const message of posts) other.hear(message)
  expect(other.queue.getState()).toMatchObject({ stall: 'line', isOver: false })
  expect(other.queue.getState().lostEnd).not.toBeNull()
})

test('an end that surely was not taken, and a choice that waits, say nothing of a lost end', async () => {
  const { world, queue, answers, posts } = await queueAtTurn()
  void queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  queue.endLost()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[1]?.({ ...LATER, mayBeDone: true })
  await world.pass(0)
  const other = queueByHand()
  other.queue.open()
  for (const message of posts) other.hear(message)
  expect(other.queue.getState()).toMatchObject({ stall: 'line', lostEnd: null })
})

test('once the server has answered, the next failure is tried again as soon as the first', async () => {
  const { world, queue, answers } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(2000)
  answers[1]?.(LATER)
  await world.pass(2000)
  expect(answers).toHaveLength(2)
  await world.pass(2000)
  answers[2]?.(DONE)
  await world.pass(0)
  queue.choose({ ...CHOICE, answer: 'C' })
  await world.pass(0)
  answers[3]?.(LATER)
  await world.pass(2000)
  expect(answers).toHaveLength(5)
})

test('who is signed out sends nothing until the same participant is back', async () => {
  const { world, queue, answers } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.({ outcome: 'login', stands: null })
  await world.pass(120_000)
  expect(answers).toHaveLength(1)
  queue.signedIn()
  await world.pass(0)
  expect(answers).toHaveLength(2)
})

test('who has lost the turn tries no more, and takes it up when the turn comes back', async () => {
  const { world, queue, answers, takeTurn, giveTurn } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  takeTurn()
  await world.pass(120_000)
  expect(answers).toHaveLength(1)
  giveTurn()
  await world.pass(0)
  expect(answers).toHaveLength(2)
})
