import { act, renderHook } from '@testing-library/react'
import type { Attempt } from '@/lib/answers/attempt'
import { answerQueue } from '@/lib/answers/send-answers'
import { useAnswers } from '@/lib/answers/use-answers'

const first: Attempt = { userId: '7', coachingId: '3', kind: 'pre-test' }
const second: Attempt = { ...first, kind: 'post-test' }

test('a screen has the answers of its attempt, and takes part in sending them while it is there', () => {
  const doings: string[] = []
  for (const attempt of [first, second]) {
    const queue = answerQueue(attempt)
    jest.spyOn(queue, 'open').mockImplementation(() => void doings.push(`+${attempt.kind}`))
    jest
      .spyOn(queue, 'close')
      .mockImplementation(() => void doings.push(`-${attempt.kind}`))
  }
  const { result, rerender, unmount } = renderHook(useAnswers, { initialProps: first })
  act(() => result.current.queue.choose({ questionId: '11', answer: 'C' }))
  expect(result.current.answers.entries.get('11')).toMatchObject({ answer: 'C' })
  rerender({ ...first })
  expect(doings).toEqual(['+pre-test'])
  rerender(second)
  expect(result.current.answers.entries.size).toBe(0)
  expect(doings).toEqual(['+pre-test', '-pre-test', '+post-test'])
  unmount()
  expect(doings.at(-1)).toBe('-post-test')
})
