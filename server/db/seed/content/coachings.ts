import type { CoachingPlan } from './coaching-plan.ts'
import { COACHINGS_AHEAD } from './coachings-ahead.ts'
import { COACHINGS_HELD } from './coachings-held.ts'

/** Fourteen coachings: every status of §4 relative to the day they are seeded on. */
export const COACHINGS: readonly CoachingPlan[] = [...COACHINGS_AHEAD, ...COACHINGS_HELD]
