import { createContext, useContext } from 'react'
import type { Facts } from '@/lib/domain/participation/facts'
import type { Steps } from '@/lib/domain/participation/steps'
import type { Moment } from '@/lib/domain/participation/timing'
import type { CoachingHeader, Schedule } from '@/lib/entities/coaching'

/** What the shell knows of the participant's way, at this second. */
export type Participation = {
  /** Undefined until the server has told of the coaching; times that it does not tell are null here. */
  header: (CoachingHeader & Schedule) | undefined
  facts: Facts
  steps: Steps
  moment: Moment
  /** The server has said that this coaching is not, or no more, this person's. */
  isRefused: boolean
  isAsking: boolean
  askAgain: () => Promise<void>
}

export const ParticipationContext = createContext<Participation | null>(null)

/** The steps of the coaching whose shell is around this screen. */
export function useParticipation(): Participation {
  const participation = useContext(ParticipationContext)
  if (!participation) throw new Error('useParticipation outside of its frame')
  return participation
}
