import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attempt } from '@/lib/answers/attempt'
import { useAnswers } from '@/lib/answers/use-answers'
import { type Begun, beginTest, resyncDeadline } from './begin-test'
import { useDeadline } from './use-deadline'
import { useTestEnd } from './use-test-end'

type Session = { phase: 'loading' } | { phase: 'failed'; error: unknown } | Begun

/** Between two questions to the server for the time left. */
const RESYNC_PAUSE_MS = 5000

/**
 * A test being taken: started once on opening, answers and time restored, ended by its participant
 * or by its time (§4 Tests, decisions 48 to 51).
 */
export function useTestSession(attempt: Attempt) {
  const { queue, answers } = useAnswers(attempt)
  const [session, setSession] = useState<Session>({ phase: 'loading' })
  const lastResync = useRef(Number.NEGATIVE_INFINITY)
  const isRunning = session.phase === 'running'
  const end = useTestEnd({ attempt, queue, isOver: isRunning && answers.isOver })

  const begin = async () => {
    setSession({ phase: 'loading' })
    try {
      setSession(await beginTest(attempt, queue))
    } catch (error) {
      setSession({ phase: 'failed', error })
    }
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    void beginOnce()
  }, [])

  const resync = async () => {
    if (performance.now() - lastResync.current < RESYNC_PAUSE_MS) return
    lastResync.current = performance.now()
    const deadline = await resyncDeadline(attempt, queue)
    if (!deadline) return
    setSession((now) => (now.phase === 'running' ? { ...now, deadline } : now))
  }

  const hasQuestions = session.phase === 'running' && session.questions.length > 0
  const deadline = hasQuestions ? session.deadline : null
  const secondsLeft = useDeadline(deadline, {
    onZero: () => void end.timeUp(),
    onDoubt: () => void resync(),
  })

  return { session, answers, queue, secondsLeft, end, retry: begin }
}
