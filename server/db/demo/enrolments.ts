import { HOUR_MS } from '../../../lib/domain/schedule/spans.ts'
import type { proposals } from '../schema/proposals.ts'
import type { UserRow } from './accounts.ts'
import type { Planned } from './coachings.ts'
import { ENROLMENTS, type EnrolmentContent } from './content.ts'
import type { DemoContext } from './context.ts'
import { idOf } from './demo-id.ts'
import { between, earlier, plus } from './moments.ts'

/** A participant's way through one coaching. */
export type Enrolment = {
  content: EnrolmentContent
  coaching: Planned
  participant: UserRow
  proposal: typeof proposals.$inferInsert
  decidedAt: Date
  /** Place among the approved of the coaching, from 1. */
  no: number
}

const questionsOf = ({ coaching, content }: Pick<Enrolment, 'coaching' | 'content'>) => {
  const { category } = coaching.plan
  const asked = ENROLMENTS.questionsAsked.find((one) => one.category === category)
  return content.questions.map((index) => asked?.questions[index] ?? '')
}

const enrol = (
  enrolled: Pick<Enrolment, 'content' | 'coaching' | 'participant' | 'no'>,
  now: Date,
): Enrolment => {
  const { content, coaching, participant } = enrolled
  const { plan, id: coachingId, publishDate, row, schedule } = coaching
  const { status, reason, asked, decided } = content
  const closing = earlier(plus(now, -2 * HOUR_MS), schedule?.jamMulai ?? now)
  const createdAt = between(publishDate ?? now, closing, asked)
  const decidedAt = between(createdAt, closing, decided ?? 1)
  return {
    ...{ ...enrolled, decidedAt },
    proposal: {
      id: idOf('proposal', plan.key, participant.username),
      ...{ coachingId, userId: participant.id, createdAt },
      ...{ questions: questionsOf(enrolled), status },
      ...(reason && { reason }),
      ...(status !== 'PENDING' && { decidedAt, decidedBy: row.adminId }),
    },
  }
}

/** Everyone who proposed, in the order of the content. */
export const enrolments = (
  { now }: DemoContext,
  coachings: readonly Planned[],
  users: readonly UserRow[],
): Enrolment[] =>
  ENROLMENTS.enrolments.flatMap((group) => {
    const coaching = coachings.find(({ plan }) => plan.key === group.coaching)
    let no = 0
    return group.participants.map((content) => {
      const participant = users.find(({ username }) => username === content.username)
      if (!coaching || !participant)
        throw new Error(`no ${group.coaching} or no ${content.username}`)
      if (content.status === 'APPROVED') no += 1
      return enrol({ content, coaching, participant, no }, now)
    })
  })
