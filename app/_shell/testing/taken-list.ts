import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { TakenCoaching } from '@/lib/entities/coaching'
import { coachingOf, progressOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

/** About the meeting of `coachingOf`. */
export const BEFORE = '2026-08-24T09:00:00+07:00'
export const DURING = '2026-08-25T10:00:00+07:00'
export const AFTER = '2026-08-25T11:30:00+07:00'

export const taken = (changes: Partial<TakenCoaching> = {}): TakenCoaching => ({
  ...coachingOf(),
  userCoachingStatus: 'Proses Coaching',
  proposalId: 'p1',
  reason: null,
  progress: progressOf(),
  ...changes,
})

/** 'Daftar Coaching' of who takes these; one more can be joined. */
export function open(
  coachings: TakenCoaching[],
  { now = BEFORE, tab }: { now?: string; tab?: string } = {},
) {
  freezeDate(now)
  const other = coachingOf({ id: '20', topic: 'Perhutanan sosial' })
  return renderScreen('coaching/user', {
    as: 'user',
    query: { tab },
    api: [
      mockApi(api.coaching.taken, coachings),
      mockApi(api.coaching.upcomingUser, [other]),
    ],
  })
}

export const card = () => screen.findByRole('article')
