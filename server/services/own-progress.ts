import { factsOf } from '../../lib/domain/participation/facts.ts'
import { userCoachingStatus } from '../../lib/domain/participation/status.ts'
import { type Steps, stepsOf } from '../../lib/domain/participation/steps.ts'
import { WIB } from '../../lib/domain/schedule/time-zone.ts'
import type { StepProgress } from '../../lib/entities/coaching.ts'
import type { Id } from '../../lib/entities/identity.ts'
import type { Db } from '../db/client.ts'
import type { CoachingRow } from '../repositories/coachings.ts'
import { readStepProgress } from '../repositories/step-progress.ts'
import { toSchedule } from './coaching-view.ts'

type Own = { userId: Id; now: Date }
type Linked = Pick<CoachingRow, 'id' | 'meetingUrl'>

/** How far one participant is in coachings they were accepted to. */
export const readProgress = async (
  db: Db,
  { coachings, ...own }: Own & { coachings: Linked[] },
): Promise<(coaching: Linked) => StepProgress> => {
  const coachingIds = coachings.map(({ id }) => id)
  const progressOf = await readStepProgress(db, { ...own, coachingIds })
  return ({ id, meetingUrl }) => ({ ...progressOf(id), meetingOpen: Boolean(meetingUrl) })
}

/** 'Langkah Anda' of an accepted participant; what is not open is refused with its reason. */
export const readSteps = async (
  db: Db,
  { coaching, userId, now }: Own & { coaching: CoachingRow },
): Promise<Steps> => {
  const progressOf = await readProgress(db, { userId, now, coachings: [coaching] })
  const schedule = toSchedule(coaching)
  const facts = factsOf({
    ...schedule,
    userCoachingStatus: userCoachingStatus('APPROVED', schedule, now),
    progress: progressOf(coaching),
  })
  return stepsOf(facts, { now, timeZone: WIB })
}
