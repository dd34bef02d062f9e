import { useEffect } from 'react'
import type { Attempt } from '@/lib/answers/attempt'
import { mayHaveEnded, type QueueState } from '@/lib/answers/queue-state'
import { keepRunning } from '@/lib/answers/running-attempt'

/** Keeps whether an end may have been taken, for a page opened anew without a line; what is over is not kept. */
export function useKeptEnd(attempt: Attempt, isRunning: boolean, answers: QueueState) {
  const { userId, coachingId, kind } = attempt
  const { isOver, isEndRequested, lostEnd } = answers
  useEffect(() => {
    if (!isRunning || isOver) return
    const isEndUnknown = mayHaveEnded({ isEndRequested, lostEnd })
    keepRunning({ userId, coachingId, kind }, { isEndUnknown })
  }, [isRunning, isOver, isEndRequested, lostEnd, userId, coachingId, kind])
}
