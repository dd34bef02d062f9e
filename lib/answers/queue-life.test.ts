import { AnswerQueue } from '@/lib/answers/answer-queue'
import type { QueueDeps, Sent, TabMessage } from '@/lib/answers/queue-deps'
import { saveState } from '@/lib/answers/queue-state'
import { AnswerWorld } from '@/lib/testing/answer-world'

const CHOICE = { questionId: '1', answer: 'B' } as const

/** A queue whose turn, line and other tabs are told by hand. */
function byHand() {
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

test('whoever looks at the answers hears of each change, and no more once the screen is left', () => {
  const { queue } = byHand()
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
  const { world, queue } = byHand()
  queue.open()
  queue.attemptEnded()
  queue.choose(CHOICE)
  await world.pass(0)
  expect(queue.getState()).toMatchObject({ isOver: true, entries: new Map() })
})

/** A queue whose turn it is. */
async function atTurn() {
  const queue = byHand()
  queue.queue.open()
  queue.giveTurn()
  await queue.world.pass(0)
  return queue
}

const DONE: Sent = { outcome: 'done', stands: null }
const LATER: Sent = { outcome: 'later', stands: null }

test('a choice asks for the turn and is told to the other tabs, first as made, then as stored', async () => {
  const { world, queue, answers, posts, claims, store } = await atTurn()
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
  const { queue, hear } = byHand()
  queue.open()
  const choice = { ...CHOICE, seq: 7 }
  const state = () => ({
    shown: saveState(queue.getState(), '1'),
    isStalled: queue.getState().isStalled,
  })
  hear({ type: 'chosen', choice })
  expect(state()).toEqual({ shown: 'saving', isStalled: false })
  hear({ type: 'stalled', isStalled: true })
  expect(state()).toEqual({ shown: 'waiting', isStalled: true })
  hear({ type: 'saved', choice: { ...choice, isElsewhere: false }, savedAt: 5 })
  expect(state()).toEqual({ shown: 'saved', isStalled: false })
  hear({ type: 'refused', choice: { ...choice, seq: 8 }, reason: 'Terlambat' })
  expect([state().shown, queue.getState().reason]).toEqual(['refused', 'Terlambat'])
  hear({ type: 'over', ending: { isGone: true, reason: 'Dihapus' } })
  expect(queue.getState()).toMatchObject({ isOver: true, isGone: true, reason: 'Dihapus' })
})

test('without an answer all tabs say that it waits; the line coming back gives up what went out on the lost one', async () => {
  const { world, queue, answers, posts } = await atTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  expect(saveState(queue.getState(), '1')).toBe('waiting')
  expect(posts.at(-1)).toEqual({ type: 'stalled', isStalled: true })
  await world.pass(2000)
  expect(answers).toHaveLength(2)
  await world.pass(5001)
  queue.wake()
  await world.pass(4000)
  expect(answers).toHaveLength(3)
})

test('once the server has answered, the next failure is tried again as soon as the first', async () => {
  const { world, queue, answers } = await atTurn()
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
  const { world, queue, answers } = await atTurn()
  queue.choose(CHOICE)
  await world.pass(0)
  answers[0]?.({ outcome: 'signed-out', stands: null })
  await world.pass(120_000)
  expect(answers).toHaveLength(1)
  queue.signedIn()
  await world.pass(0)
  expect(answers).toHaveLength(2)
})

test('who has lost the turn tries no more, and takes it up when the turn comes back', async () => {
  const { world, queue, answers, takeTurn, giveTurn } = await atTurn()
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

/** What has become of a promise by now; undefined while it is open. */
const sofar = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, Promise.resolve(undefined)])

test('a flush ends when the server has all, else when its time is up, and says which', async () => {
  const { world, queue, answers } = await atTurn()
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
  const { world, queue, answers, hear } = await atTurn()
  hear({ type: 'stalled', isStalled: true })
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(6000)
  expect(await sofar(ended)).toBeUndefined()
  answers[0]?.(DONE)
  await world.pass(0)
  expect(await sofar(ended)).toBe(true)
  expect(queue.getState()).toMatchObject({ isOver: true, isGone: false, reason: null })
})

test('an end that fails is told at once and not tried again by itself, since the test goes on', async () => {
  const { world, queue, answers } = await atTurn()
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(0)
  answers[0]?.(LATER)
  await world.pass(0)
  expect(await sofar(ended)).toBe(false)
  await world.pass(120_000)
  expect(answers).toHaveLength(1)
})

test('an end for which no turn comes is told after half a minute, and its participant goes on', async () => {
  const { world, queue } = byHand()
  queue.open()
  const ended = queue.finish({ isTimeUp: false })
  await world.pass(29_000)
  expect(await sofar(ended)).toBeUndefined()
  await world.pass(1000)
  expect(await sofar(ended)).toBe(false)
  expect(queue.getState()).toMatchObject({ isEndRequested: false, isOver: false })
})

test('time that is up leads on after five seconds, and the end is tried until it is taken', async () => {
  const { world, queue, answers } = await atTurn()
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
  const { world, queue, answers, posts, store } = await atTurn()
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
    const { world, queue, answers, store, giveTurn } = await atTurn()
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
