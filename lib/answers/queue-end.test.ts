import type { Sent } from '@/lib/answers/queue-deps'
import { saveState } from '@/lib/answers/queue-state'
import { queueAtTurn, queueByHand } from '@/lib/testing/queue-by-hand'

const CHOICE = { questionId: '1', answer: 'B' } as const
const DONE: Sent = { outcome: 'done', stands: null }
const LATER: Sent = { outcome: 'line', stands: null }

/** What has become of a promise by now; undefined while it is open. */
const sofar = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, Promise.resolve(undefined)])

test('a flush ends when the server has all, else when its time is up, and says which', async () => {
  const { world, queue, answers } = await queueAtTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  const sent = queue.flush(5000)
  await world.pass(0)
  expect(await sofar(sent)).toBeUndefined()
  answers[0]?.(DONE)
  await world.pass(0)
  expect(await sofar(sent)).toBe(true)
  queue.choose({ ...CHOICE, answer: 'C' })
  const unsent = queue.flush(5000)
  await world.pass(5000)
  expect(await sofar(unsent)).toBe(false)
})

test('the end waits for its answer also where the line was lost before, and is told', async () => {
  const { world, queue, answers, hear } = await queueAtTurn()
  hear({ type: 'waits', stall: 'line' })
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(6000)
  expect(await sofar(ended)).toBeUndefined()
  answers[0]?.(DONE)
  await world.pass(0)
  expect(await sofar(ended)).toBe(true)
  expect(queue.getState()).toMatchObject({ isOver: true, isGone: false, reason: null })
})

test('an end that fails is told at once and not tried again by itself, since the test goes on', async () => {
  const { world, queue, answers } = await queueAtTurn()
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  expect(await sofar(ended)).toBe(false)
  await world.pass(120_000)
  expect(answers).toHaveLength(1)
})

test('an end that the server does not take has not ended the test: nothing is forgotten, and it can be asked for again', async () => {
  const { world, queue, answers, store } = await queueAtTurn()
  const clear = jest.spyOn(store, 'clear')
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[0]?.({ outcome: 'refused', stands: null, reason: 'Isian salah' })
  await world.pass(0)
  expect(await sofar(ended)).toBe(false)
  expect(queue.getState()).toMatchObject({ isOver: false, stall: 'server' })
  expect(clear).not.toHaveBeenCalled()
  const again = queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[1]?.(DONE)
  await world.pass(0)
  expect(await sofar(again)).toBe(true)
})

test.each([
  ['lost before it was asked', false, null],
  ['lost while its answer was on its way', true, expect.anything()],
])(
  'what became of an end %s: what the server then says of the time tells',
  async (_, isLater, lostEnd) => {
    const { world, queue, answers } = await queueAtTurn()
    const lose = async () => {
      void queue.finish({ isTimeUp: false })
      await world.pass(0)
      answers.at(-1)?.({ ...LATER, mayBeDone: true })
      await world.pass(0)
    }
    await lose()
    const asked = queue.getState()
    expect(asked.lostEnd).not.toBeNull()
    if (isLater) await lose()
    queue.restore([], asked)
    expect(queue.getState().lostEnd).toEqual(lostEnd)
  },
)

test('an end for which no turn comes is told after half a minute, and its participant goes on', async () => {
  const { world, queue } = queueByHand()
  queue.open()
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(29_000)
  expect(await sofar(ended)).toBeUndefined()
  await world.pass(1000)
  expect(await sofar(ended)).toBe(false)
  expect(queue.getState()).toMatchObject({ isEndRequested: false, isOver: false })
})

test('time that is up leads on after five seconds, and the end is tried until it is taken', async () => {
  const { world, queue, answers } = await queueAtTurn()
  const ended = queue.finish({ isTimeUp: true })
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(4000)
  expect(await sofar(ended)).toBeUndefined()
  await world.pass(1000)
  expect(await sofar(ended)).toBe(false)
  answers[1]?.(DONE)
  await world.pass(0)
  expect(queue.getState().isOver).toBe(true)
})

test('an attempt that has ended on the server still tries once to bring what is unsent', async () => {
  const { world, queue, answers, posts, store } = await queueAtTurn()
  const clear = jest.spyOn(store, 'clear')
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  queue.attemptEnded()
  await world.pass(0)
  expect(queue.getState().isOver).toBe(false)
  expect(answers).toHaveLength(2)
  answers[1]?.({ outcome: 'over', stands: null, reason: 'Test berakhir' })
  await world.pass(0)
  expect(queue.getState()).toMatchObject({ isOver: true, isGone: false })
  expect(saveState(queue.getState(), '1')).toBe('refused')
  expect(clear).toHaveBeenCalledWith({ count: 1, reason: null })
  expect(posts.at(-1)).toEqual({ type: 'over', ending: { isGone: false, reason: null } })
})

test.each(['by an answer', 'by another call'])(
  'a test that is taken away %s is over with the server’s reason, and nothing loaded later comes back',
  async (way) => {
    const { world, queue, answers, store, giveTurn } = await queueAtTurn()
    const kept = await store.load()
    queue.choose(CHOICE)
    await world.pass(0)
    if (way === 'by an answer')
      answers[0]?.({ outcome: 'gone', stands: null, reason: 'Coaching dihapus' })
    else queue.takenAway('Coaching dihapus')
    await world.pass(0)
    const ending = { isOver: true, isGone: true, reason: 'Coaching dihapus' }
    expect(queue.getState()).toMatchObject(ending)
    expect(await store.load()).toEqual(kept)
    store.keep({ questionId: '2', answer: 'A', seq: 9 })
    giveTurn()
    await world.pass(0)
    expect(queue.getState().entries.has('2')).toBe(false)
  },
)
