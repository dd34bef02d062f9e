import { EMPTY_QUEUE, over, type QueueState, stalled } from '@/lib/answers/queue-state'
import { untilState } from '@/lib/answers/until-state'
import { VirtualTime } from '@/lib/testing/virtual-time'

/** Waits a second for a stalled state; `come` brings a state, `heard` is what it was told. */
function waitIn(state: QueueState) {
  const time = new VirtualTime()
  const listeners = new Set<() => void>()
  let timers = 0
  const after: typeof time.after = (ms, run) => {
    timers += 1
    const cancel = time.after(ms, run)
    return () => {
      timers -= 1
      cancel()
    }
  }
  const source = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const heard: boolean[] = []
  const isStalled = (one: QueueState) => one.stall !== null
  void untilState(source, after, isStalled, 1000).then((has) => heard.push(has))
  const come = (next: QueueState, isTold = true) => {
    state = next
    if (isTold) for (const listener of [...listeners]) listener()
  }
  return { time, heard, come, left: () => listeners.size + timers }
}

test.each([
  ['as wanted', stalled(EMPTY_QUEUE, 'line')],
  ['over', over(EMPTY_QUEUE)],
])('a state that is %s is not waited for', async (_, state) => {
  const { time, heard, left } = waitIn(state)
  await time.pass(0)
  expect([heard, left()]).toEqual([[true], 0])
})

test('it is told as soon as it comes, and then nothing is left of the waiting', async () => {
  const { time, heard, left, come } = waitIn(EMPTY_QUEUE)
  come({ ...EMPTY_QUEUE, lastSeq: 1 })
  await time.pass(999)
  expect([heard, left()]).toEqual([[], 2])
  come(stalled(EMPTY_QUEUE, 'line'))
  await time.pass(0)
  expect([heard, left()]).toEqual([[true], 0])
})

test.each([
  ['has not come', EMPTY_QUEUE, false],
  ['has come without a word', stalled(EMPTY_QUEUE, 'line'), true],
])('after its time a state that %s is told so', async (_, state, hasCome) => {
  const { time, heard, left, come } = waitIn(EMPTY_QUEUE)
  come(state, false)
  await time.pass(1000)
  expect([heard, left()]).toEqual([[hasCome], 0])
})
