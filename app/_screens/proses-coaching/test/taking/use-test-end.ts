import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnswerQueue } from '@/lib/answers/answer-queue'
import type { Attempt } from '@/lib/answers/attempt'
import { lostText } from '@/lib/answers/lost-answers'
import { saveTotals } from '@/lib/answers/queue-state'
import { confirm, dismissQuestions, inform } from '@/lib/feedback/dialog'
import { goBack, replaceWith } from '@/lib/router/navigate'
import { TESTS } from '../../test-names'
import { cannotEnd } from './cannot-end'
import { STALL_WORDS } from './stall-words'

/** What became of answers that the server did not have when the time was over. */
function leftOver(queue: AnswerQueue): string | undefined {
  const state = queue.getState()
  const { unsent, refused } = saveTotals(state)
  if (unsent > 0) {
    if (!state.stall) return `${unsent} jawaban sedang dikirim. Jangan tutup halaman ini.`
    const { short, until } = STALL_WORDS[state.stall]
    return `${unsent} jawaban masih ${short.toLowerCase()} dan dikirim ${until}. Jangan tutup halaman ini.`
  }
  const lost = refused > 0 ? lostText({ count: refused, reason: state.reason }) : undefined
  return state.isGone
    ? state.reason + (lost ? `\n${refused} jawaban tidak diterima.` : '')
    : lost
}

type Input = { attempt: Attempt; queue: AnswerQueue; isOver: boolean }

/**
 * The ways a test ends: by its participant after the question, by its time, or elsewhere. Whichever
 * it was, it is told once; OK goes back one page (§4 Tests, decision 19).
 */
export function useTestEnd({ attempt, queue, isOver }: Input) {
  const [isEnding, setEnding] = useState(false)
  const isShown = useRef(true)
  const stage = useRef<'running' | 'time up' | 'told'>('running')
  const { over, intro } = TESTS[attempt.kind]

  useEffect(() => {
    isShown.current = true
    // what asks and tells has to be there when the line is not
    void import('@/components/feedback/dialog-host').catch(() => {})
    return () => {
      isShown.current = false
      dismissQuestions()
    }
  }, [])

  const tell = async () => {
    if (stage.current === 'told' || !isShown.current) return
    stage.current = 'told'
    setEnding(true)
    dismissQuestions()
    const { isGone } = queue.getState()
    await inform({
      title: isGone ? 'Test tidak dapat dilanjutkan' : over,
      body: { subscribe: queue.subscribe, get: () => leftOver(queue) },
    })
    if (!isShown.current) return
    if (queue.getState().isGone) replaceWith('coaching/user')
    else goBack(intro, { id: attempt.coachingId })
  }
  const tellOnce = useEffectEvent(tell)
  useEffect(() => {
    if (isOver) void tellOnce()
  }, [isOver])

  const timeUp = async () => {
    if (stage.current !== 'running') return
    stage.current = 'time up'
    setEnding(true)
    dismissQuestions()
    await queue.finish({ isTimeUp: true })
    await tell()
  }

  /**
   * @param summary how many questions are answered, open and marked
   * @param isComplete every question is answered: else going on is the better way
   */
  const ask = async (summary: string, isComplete: boolean) => {
    const isSure = await confirm({
      title: 'Anda yakin ingin mengakhiri Test?',
      body: summary,
      tone: isComplete ? 'primary' : 'caution',
    })
    if (!isSure) return
    if (stage.current !== 'running') return
    setEnding(true)
    const hasEnded = await queue.finish({ isTimeUp: false })
    if (hasEnded || stage.current !== 'running') return
    setEnding(false)
    await inform(cannotEnd(queue.getState()))
  }

  return { isEnding, ask, timeUp }
}
