import { renderHook, waitFor } from '@testing-library/react'
import { keepLost, lostText, useLost } from '@/lib/answers/lost-answers'
import { chosen, EMPTY_QUEUE, over } from '@/lib/answers/queue-state'
import { clearDevice, deviceEntries } from '@/lib/testing/device'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const LOST = { count: 1, reason: 'Soal tidak dikenal' }

beforeEach(clearDevice)

test.each([
  [LOST, '1 jawaban tidak diterima: Soal tidak dikenal'],
  [
    { count: 2, reason: null },
    '2 jawaban tidak diterima: baru sampai di server setelah test berakhir.',
  ],
])('%j is told as %s', (lost, text) => {
  expect(lostText(lost)).toBe(text)
})

test('what an earlier visit lost is told, and what this one lost before it', async () => {
  keepLost(attempt, LOST)
  await deviceEntries()
  const { result, rerender } = renderHook((state) => useLost(attempt, state), {
    initialProps: EMPTY_QUEUE,
  })
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).toEqual(LOST))
  const one = chosen(EMPTY_QUEUE, { questionId: '1', answer: 'A' }, 1)
  const reason = 'Test berakhir'
  rerender(over(one, { isGone: false, reason }))
  expect(result.current).toEqual({ count: 1, reason })
})

test('another attempt has lost nothing, nor has one of which all was taken', async () => {
  keepLost(attempt, LOST)
  keepLost({ ...attempt, coachingId: '4' }, { count: 0, reason: null })
  const keys = async () => Object.keys(await deviceEntries())
  await waitFor(async () => expect(await keys()).toEqual(['lost 7 3 pre-test']))
  const { result, rerender } = renderHook((one) => useLost(one, EMPTY_QUEUE), {
    initialProps: attempt as Parameters<typeof useLost>[0],
  })
  await waitFor(() => expect(result.current).toEqual(LOST))
  rerender({ ...attempt, kind: 'post-test' })
  await waitFor(() => expect(result.current).toBeNull())
})
