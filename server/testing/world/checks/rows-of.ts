import type { AnswerRow, AttemptRow, OutboxRow, ProposalRow, Rows } from '../rows.ts'

type Whose = { userId: string; coachingId: string }

export const isLive = ({ cancelled_at, removed_at }: ProposalRow) =>
  !cancelled_at && !removed_at

export const isOf =
  ({ userId, coachingId }: Whose) =>
  (row: { user_id: string; coaching_id: string }) =>
    row.user_id === userId && row.coaching_id === coachingId

export const liveProposal = ({ proposals }: Rows, whose: Whose): ProposalRow | undefined =>
  proposals.find((row) => isOf(whose)(row) && isLive(row))

export const attemptOf = (
  { test_attempts }: Rows,
  { kind, ...whose }: Whose & { kind: string },
): AttemptRow | undefined =>
  test_attempts.find((row) => isOf(whose)(row) && row.kind === kind)

export const answerOf = (
  rows: Rows,
  { questionId, ...whose }: Whose & { kind: string; questionId: string },
): AnswerRow | undefined => {
  const attempt = attemptOf(rows, whose)
  return rows.test_answers.find(
    (row) => row.attempt_id === attempt?.id && row.question_id === questionId,
  )
}

/** The questions of a test as its page shows them, in an order that the seed tells. */
export const questionsOf = (rows: Rows, which: Whose & { kind: string }): string[] => {
  const setId = attemptOf(rows, which)?.set_id
  return rows.test_questions.filter(({ set_id }) => set_id === setId).map(({ id }) => id)
}

/** Goes out, or has gone, whatever became of it. */
export const isReleased = ({ hold_key, state }: OutboxRow) =>
  hold_key === null && state !== 'cancelled'

/** What a message of a world is about: '#acceptance <id> <which>'. */
export const subjectOf = ({ body }: { body: string }) => {
  const [, announced = '', about = ''] = /^#(\w+) (\S+)/.exec(body) ?? []
  return { announced, about }
}
