import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Attempt } from '@/lib/answers/attempt'
import { answerQueue } from '@/lib/answers/send-answers'

/** The answers of an attempt as they stand, and the queue that takes new ones. */
export function useAnswers({ userId, coachingId, kind }: Attempt) {
  const queue = useMemo(
    () => answerQueue({ userId, coachingId, kind }),
    [userId, coachingId, kind],
  )
  useEffect(() => {
    queue.open()
    return () => queue.close()
  }, [queue])
  return { queue, answers: useSyncExternalStore(queue.subscribe, queue.getState) }
}
