import { renderHook, waitFor } from '@testing-library/react'
import { createShelf } from '@/lib/device/shelf'
import { useDraft } from '@/lib/device/use-draft'
import { clearDevice } from '@/lib/testing/device'

beforeEach(clearDevice)
afterEach(() => jest.useRealTimers())

test('what is typed without a pause is kept meanwhile: a page that is killed says nothing before', async () => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useDraft('draft', '7', 'user'))
  for (const typed of ['S', 'Si', 'Sit', 'Siti']) {
    result.current.keep(typed)
    jest.advanceTimersByTime(200)
  }
  jest.useRealTimers()
  const kept = () => createShelf('draft').read(['7', 'user'])
  await waitFor(async () => expect(await kept()).toBe('Siti'))
})
