import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { AnswerQueue } from '@/lib/answers/answer-queue'
import type { Attempt } from '@/lib/answers/attempt'
import { type QueueState, saveState } from '@/lib/answers/queue-state'
import { keepRunning } from '@/lib/answers/running-attempt'
import { useBookmarks } from '@/lib/answers/use-bookmarks'
import { shortcuts } from '@/lib/browser/shortcuts'
import { clampIndex, testCounts } from '@/lib/domain/tests/test-session'
import type { AnswerOption } from '@/lib/entities/test'
import type { Running } from './begin-test'
import type { GridItem } from './number-grid'
import { showKeys } from './number-rail'
import { useHeadingFocus } from './use-heading-focus'
import { useTestKeys } from './use-test-keys'

type Input = {
  attempt: Attempt
  running: Running
  answers: QueueState
  queue: AnswerQueue
  end: { isEnding: boolean; ask: (summary: string, isComplete: boolean) => Promise<void> }
}

/** Which question is on the screen, with the focus on its header after every move; kept on the device. */
function useIndex(attempt: Attempt, { questions, index: first }: Running) {
  const [index, setIndex] = useState(clampIndex(first, questions.length))
  const headingRef = useHeadingFocus(index)
  const go = (to: number) => {
    const next = clampIndex(to, questions.length)
    setIndex(next)
    keepRunning(attempt, { index: next })
  }
  return { index, go, headingRef }
}

/** The questions of a running test: moving, choosing, marking, and what the numbers say of each. */
export function useQuestions({ attempt, running, answers, queue, end }: Input) {
  const { questions } = running
  const { index, go, headingRef } = useIndex(attempt, running)
  const { bookmarks, mark } = useBookmarks(attempt)
  const question = questions[index]

  const choose = (answer: AnswerOption) => {
    if (question && !end.isEnding) queue.choose({ questionId: question.id, answer })
  }
  const toggleMark = () => {
    if (question) mark(question.id, !bookmarks.has(question.id))
  }
  const askToEnd = () => {
    const answered = new Set(answers.entries.keys())
    const ids = questions.map(({ id }) => id)
    const counts = testCounts(ids, answered, bookmarks)
    const { answered: done, unanswered, bookmarked } = counts
    const marked = bookmarked > 0 ? `, ${bookmarked} ditandai` : ''
    void end.ask(
      `${done} soal dijawab, ${unanswered} belum dijawab${marked}.`,
      unanswered === 0,
    )
  }
  useTestKeys(useAtomValue(shortcuts.valueAtom) === 'on' && !end.isEnding, {
    choose,
    previous: () => go(index - 1),
    next: () => go(index + 1),
    help: () => void showKeys(),
  })

  const items = questions.map<GridItem>(({ id, no }) => ({
    id,
    no,
    state: saveState(answers, id),
    isMarked: bookmarks.has(id),
  }))
  const isMarked = question ? bookmarks.has(question.id) : false
  return {
    ...{ question, index, items, isMarked, headingRef },
    ...{ go, choose, toggleMark, askToEnd },
  }
}
