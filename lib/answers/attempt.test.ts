import { attemptKey, attemptOf, namesOfAttempt } from '@/lib/answers/attempt'

const attempt = { userId: '7', coachingId: 'a b', kind: 'post-test' } as const

test('an attempt is found again under its names, which its user owns', () => {
  const [owner, ...names] = namesOfAttempt(attempt)
  expect(owner).toBe('7')
  expect(attemptOf(owner, names)).toEqual(attempt)
  expect(attemptOf(owner, ['3', 'pre-test'])).toMatchObject({ kind: 'pre-test' })
})

test.each([[[]], [['3']], [['3', 'survey']], [['', 'pre-test']]])(
  '%j names no attempt',
  (names) => {
    expect(attemptOf('7', names)).toBeNull()
  },
)

test('no two attempts share the name of their lock', () => {
  expect(attemptKey(attempt)).toBe('7 a%20b post-test')
})
