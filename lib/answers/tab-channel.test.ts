import { waitFor } from '@testing-library/react'
import type { TabMessage } from '@/lib/answers/queue-deps'
import { createTabChannel } from '@/lib/answers/tab-channel'

const MESSAGE: TabMessage = { type: 'waits', stall: 'line' }

/** A tab that writes down what it hears of an attempt. */
function openTab(attempt: string) {
  const channel = createTabChannel(attempt)
  const heard: TabMessage[] = []
  channel.open((message) => heard.push(message))
  return { channel, heard }
}

test('tabs of one attempt hear each other, and those of another nothing', async () => {
  const [first, second, other] = [openTab('1'), openTab('1'), openTab('2')]
  first.channel.post(MESSAGE)
  await waitFor(() => expect(second.heard).toEqual([MESSAGE]))
  expect([first.heard, other.heard]).toEqual([[], []])
  for (const { channel } of [first, second, other]) channel.close()
})

test('a tab that has left says and hears nothing more', async () => {
  const [first, second] = [openTab('1'), openTab('1')]
  first.channel.close()
  first.channel.post(MESSAGE)
  second.channel.post(MESSAGE)
  const third = openTab('1')
  second.channel.post(MESSAGE)
  await waitFor(() => expect(third.heard).toHaveLength(1))
  expect([first.heard, second.heard]).toEqual([[], []])
  for (const { channel } of [second, third]) channel.close()
})

function Refused() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['without channels', undefined],
  ['that refuses its channels', Refused],
])('a browser %s is silent', (_, found) => {
  const known = globalThis.BroadcastChannel
  Object.assign(globalThis, { BroadcastChannel: found })
  const { channel, heard } = openTab('1')
  channel.post(MESSAGE)
  channel.close()
  expect(heard).toEqual([])
  globalThis.BroadcastChannel = known
})
