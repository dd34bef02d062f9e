import { act, renderHook, waitFor } from '@testing-library/react'
import { useBookmarks } from '@/lib/answers/use-bookmarks'
import { clearDevice, deviceEntries } from '@/lib/testing/device'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const open = () =>
  renderHook((one) => useBookmarks(one), {
    initialProps: attempt as Parameters<typeof useBookmarks>[0],
  })
const marksIn = ({ result }: ReturnType<typeof open>) => [...result.current.bookmarks]

beforeEach(clearDevice)

test('marks stay on the device, each with its attempt', async () => {
  const first = open()
  act(() => first.result.current.mark('1', true))
  act(() => first.result.current.mark('2', true))
  act(() => first.result.current.mark('1', false))
  expect(marksIn(first)).toEqual(['2'])
  await deviceEntries()
  first.unmount()

  const again = open()
  expect(marksIn(again)).toEqual([])
  await waitFor(() => expect(marksIn(again)).toEqual(['2']))
  again.rerender({ ...attempt, kind: 'post-test' })
  expect(marksIn(again)).toEqual([])
})

test('a mark that is set before the device has answered stands', async () => {
  const first = open()
  act(() => first.result.current.mark('1', true))
  act(() => first.result.current.mark('2', true))
  await deviceEntries()
  first.unmount()
  const again = open()
  act(() => again.result.current.mark('1', false))
  await waitFor(() => expect(marksIn(again)).toEqual(['2']))
})

test('what comes too late for the attempt that was left is not shown in the next one', async () => {
  const first = open()
  act(() => first.result.current.mark('1', true))
  await deviceEntries()
  first.unmount()
  const again = open()
  again.rerender({ ...attempt, kind: 'post-test' })
  await act(async () => {
    await deviceEntries()
    await deviceEntries()
  })
  expect(marksIn(again)).toEqual([])
})
