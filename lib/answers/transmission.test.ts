import type { Sent } from '@/lib/answers/queue-deps'
import { backOffMs, Transmission } from '@/lib/answers/transmission'
import { VirtualTime } from '@/lib/testing/virtual-time'

const CHOICE = { questionId: '1', answer: 'B', seq: 1 } as const
const DONE: Sent = { outcome: 'done', stands: null }

test.each([
  [1, 0.5, 2000],
  [2, 0.5, 4000],
  [4, 0.5, 16_000],
  [5, 0.5, 30_000],
  [9, 0.5, 30_000],
  [1, 0, 1600],
  [1, 1, 2400],
])('failure %i is tried again, by chance %d, after %i ms', (failures, random, ms) => {
  expect(backOffMs(failures, random)).toBeCloseTo(ms, 6)
})

/** A line whose sends are answered by hand. */
function openLine() {
  const time = new VirtualTime()
  const sent: { task: unknown; signal: AbortSignal; answer: (sent: Sent) => void }[] = []
  const take = (task: unknown, signal: AbortSignal) =>
    new Promise<Sent>((answer, fail) => {
      sent.push({ task, signal, answer })
      signal.addEventListener('abort', () => fail(new Error('given up')))
    })
  const line = new Transmission({
    now: () => time.now,
    ...{ after: time.after, random: () => 0.5, send: take },
    end: (signal) => take('end', signal),
  })
  return { time, sent, line }
}

test('a task is sent, and told when the line is free again', async () => {
  const { time, sent, line } = openLine()
  const heard: unknown[] = []
  expect(line.isBusy).toBe(false)
  line.start(CHOICE, (result) => heard.push(result, line.isBusy))
  expect([sent[0]?.task, line.isBusy]).toEqual([CHOICE, true])
  sent[0]?.answer(DONE)
  await time.pass(60_000)
  expect(heard).toEqual([DONE, false])
  expect(sent[0]?.signal.aborted).toBe(false)
  line.start('end', () => undefined)
  expect(sent[1]?.task).toBe('end')
})

test('one without an answer is given up after twenty seconds, to be tried later', async () => {
  const { time, line } = openLine()
  const heard = jest.fn()
  line.start(CHOICE, heard)
  await time.pass(19_999)
  expect(heard).not.toHaveBeenCalled()
  await time.pass(1)
  expect(heard).toHaveBeenCalledWith({ outcome: 'line', stands: null })
})

test.each([
  ['older than five seconds', 5001, true],
  ['not older', 5000, false],
])('what is %s when the line comes back is given up: %i ms', async (_, ms, isGivenUp) => {
  const { time, sent, line } = openLine()
  line.renew()
  line.start(CHOICE, () => undefined)
  await time.pass(ms)
  line.renew()
  expect(sent[0]?.signal.aborted).toBe(isGivenUp)
})

test.each([
  ['nothing is told of it', 'fails', [null]],
  ['it is told of where it has come all the same', 'comes', [DONE]],
])('given up so, %s: it %s', async (_, what, told) => {
  const { time, sent, line } = openLine()
  const heard: unknown[] = []
  line.start(CHOICE, (result) => heard.push(result))
  await time.pass(5001)
  if (what === 'comes') sent[0]?.answer(DONE)
  line.renew()
  await time.pass(0)
  expect(heard).toEqual(told)
})

test('each try is later than the one before, until the server has spoken or there is reason to hope', async () => {
  const { time, line } = openLine()
  const run = jest.fn()
  const waits = async (ms: number) => {
    line.retryLater(run)
    await time.pass(ms - 1)
    expect(run).not.toHaveBeenCalled()
    await time.pass(1)
    expect(run).toHaveBeenCalledTimes(1)
    run.mockClear()
  }
  await waits(2000)
  await waits(4000)
  line.succeeded()
  await waits(2000)
  await waits(4000)
  line.renew()
  await waits(2000)
})

test('nothing is tried again once a task is sent before', async () => {
  const { time, line } = openLine()
  const run = jest.fn()
  line.retryLater(run)
  line.start(CHOICE, () => undefined)
  await time.pass(10_000)
  expect(run).not.toHaveBeenCalled()
})
