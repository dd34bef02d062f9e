import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attempt } from '@/lib/answers/attempt'
import { type Deadline, keptTime } from '@/lib/answers/deadline'
import { saveTotals } from '@/lib/answers/queue-state'
import { keepRunning } from '@/lib/answers/running-attempt'
import { backOffMs } from '@/lib/answers/transmission'
import { useAnswers } from '@/lib/answers/use-answers'
import { isOffline } from '@/lib/api/errors'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import { type Begun, beginTest, resyncDeadline } from './begin-test'
import { useDeadline } from './use-deadline'
import { useKeptEnd } from './use-kept-end'
import { useTestEnd } from './use-test-end'

type Session = { phase: 'loading' } | Begun

/** Between two questions to the server for the time left; longer while it does not answer. */
const RESYNC_PAUSE_MS = 5000

/**
 * Asks the server for the time left where that is in doubt: not too often while it does not answer, and at once where there
 * is reason to hope for an answer. One question at a time waits for it: browsers keep few connections, and the answers need one.
 * @param onTold takes the deadline that the server told
 */
function useResync(
  ask: (signal: AbortSignal) => Promise<Deadline | null>,
  onTold: (deadline: Deadline) => void,
) {
  const failures = useRef(0)
  const nextAt = useRef(Number.NEGATIVE_INFINITY)
  const asked = useRef(new AbortController())
  return async ({ isHopeful = false } = {}) => {
    const now = performance.now()
    if (now < nextAt.current && !isHopeful) return
    asked.current.abort()
    asked.current = new AbortController()
    failures.current += 1
    const pause = Math.max(RESYNC_PAUSE_MS, backOffMs(failures.current, Math.random()))
    nextAt.current = now + pause
    const deadline = await ask(asked.current.signal)
    if (!deadline) return
    // a line that is always late is given the time to answer
    if (deadline.isTold) [failures.current, nextAt.current] = [0, now + RESYNC_PAUSE_MS]
    onTold(deadline)
  }
}

/**
 * A test being taken: started once on opening, answers, time and the question shown restored, ended by
 * its participant or by its time (§4 Tests, decisions 48 to 51).
 */
export function useTestSession(attempt: Attempt) {
  const { queue, answers } = useAnswers(attempt)
  const [session, setSession] = useState<Session>({ phase: 'loading' })
  const isRunning = session.phase === 'running'
  const end = useTestEnd({ attempt, queue, isOver: isRunning && answers.isOver })
  useKeptEnd(attempt, isRunning, answers)

  const begin = async () => {
    setSession({ phase: 'loading' })
    setSession(await beginTest(attempt, queue))
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    void beginOnce()
  }, [])
  const isWaiting = session.phase === 'failed' && isOffline(session.error)
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void beginOnce()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isWaiting])

  const resync = useResync(
    (signal) => resyncDeadline(attempt, queue, signal),
    (deadline) =>
      setSession((now) =>
        now.phase === 'running' ? { ...now, deadline, stall: null } : now,
      ),
  )
  // the next page goes on with the time as this one leaves it
  useFlushOnLeave(() => {
    if (session.phase !== 'running' || answers.isOver) return
    keepRunning(attempt, { time: keptTime(session.deadline) })
  })

  // what has ended has no time left, and nothing is asked about it any more
  const isTicking =
    session.phase === 'running' && session.questions.length > 0 && !answers.isOver
  const timeLeft = useDeadline(isTicking ? session.deadline : null, {
    onZero: () => void end.timeUp(),
    onDoubt: (isHopeful) => void resync({ isHopeful }),
  })

  const isStalled = session.phase === 'running' && session.stall !== null
  const resyncOnce = useEffectEvent(resync)
  // heard of the server by another call
  useEffect(() => {
    if (isStalled && timeLeft?.isSure) void resyncOnce()
  }, [isStalled, timeLeft])
  // what became of an end that was lost is asked for until the server tells; one by time is tried again anyway
  const isEndLost = isTicking && answers.lostEnd !== null && !answers.isEndRequested
  useEffect(() => {
    if (isEndLost && timeLeft) void resyncOnce()
  }, [isEndLost, timeLeft])
  const { savedAt } = saveTotals(answers)
  useEffect(() => {
    if (isStalled && savedAt) void resyncOnce({ isHopeful: true })
  }, [isStalled, savedAt])

  return { session, answers, queue, timeLeft, end, retry: begin }
}
