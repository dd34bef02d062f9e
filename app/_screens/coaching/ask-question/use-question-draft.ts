import { useCallback, useState } from 'react'
import { useDraft, useReadDraft } from '@/lib/device/use-draft'
import { useSession } from '@/lib/session/use-session'
import { QUESTION_SLOTS } from '@/lib/validation/ask-question'

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
  const userId = useSession().user?.id ?? ''
  const draft = useDraft('draft', userId, `ask-question:${coachingId}`)
  const [questions, setQuestions] = useState<Questions | null>(null)

  useReadDraft(draft, (stored) => setQuestions(toQuestions(stored)))

  const keep = useCallback(
    (typed: Questions) => draft.keep(typed.some(Boolean) ? typed : undefined),
    [draft],
  )
  return {
    ...{ questions, keep, drop: draft.drop },
    isRestored: questions?.some(Boolean) ?? false,
  }
}
