import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from '@/lib/browser/form-draft'
import { useFlushOnLeave } from '@/lib/browser/use-flush-on-leave'
import { useSession } from '@/lib/session/use-session'
import { QUESTION_SLOTS } from '@/lib/validation/ask-question'

const KEEP_AFTER_MS = 400

export type Questions = [string, string, string, string, string]
export type QuestionDraft = {
  /** What was typed earlier, or five empty texts; null until the device was asked. */
  questions: Questions | null
  isRestored: boolean
  keep: (questions: Questions) => void
  drop: () => Promise<void>
}

const textAt = (stored: unknown, slot: number): string => {
  const text: unknown = Array.isArray(stored) ? stored[slot] : undefined
  return typeof text === 'string' ? text : ''
}

const toQuestions = (stored: unknown): Questions => [
  textAt(stored, 0),
  textAt(stored, 1),
  textAt(stored, 2),
  textAt(stored, 3),
  textAt(stored, QUESTION_SLOTS - 1),
]

/** The unsent questions of this account for this coaching, kept on the device (decision 4). */
export function useQuestionDraft(coachingId: string): QuestionDraft {
  const key = draftKey('ask-question', useSession().user?.id ?? '', coachingId)
  const [questions, setQuestions] = useState<Questions | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef<() => void>(() => {})

  useEffect(() => {
    let isCurrent = true
    void readDraft(key).then((stored) => {
      if (isCurrent) setQuestions(toQuestions(stored))
    })
    return () => {
      isCurrent = false
      flush.current()
    }
  }, [key])

  useFlushOnLeave(() => flush.current())

  const keep = useCallback(
    (typed: Questions) => {
      clearTimeout(timer.current)
      flush.current = () => {
        clearTimeout(timer.current)
        flush.current = () => {}
        void (typed.some(Boolean) ? keepDraft(key, typed) : dropDraft(key))
      }
      timer.current = setTimeout(() => flush.current(), KEEP_AFTER_MS)
    },
    [key],
  )

  async function drop() {
    clearTimeout(timer.current)
    flush.current = () => {}
    await dropDraft(key)
  }

  return { questions, isRestored: questions?.some(Boolean) ?? false, keep, drop }
}
