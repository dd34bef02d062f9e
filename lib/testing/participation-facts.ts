import type { Facts } from '@/lib/domain/participation/facts'
import type { StepState } from '@/lib/domain/participation/states'
import { type StepName, stepsOf } from '@/lib/domain/participation/steps'
import { WIB } from '@/lib/domain/schedule/time-zone'

/** A meeting on 25/08/2026, 10:00 to 12:00 WIB. */
export const MEETING = {
  tanggalMeeting: '2026-08-25T05:00:00.000Z',
  jamMulai: '2026-08-25T03:00:00.000Z',
  jamSelesai: '2026-08-25T05:00:00.000Z',
}

/** Its accepted participant, who has done nothing yet. */
export const NOTHING_DONE: Facts = {
  proposal: 'APPROVED',
  schedule: MEETING,
  tests: {
    'pre-test': { done: 'no', ready: 'yes' },
    'post-test': { done: 'no', ready: 'yes' },
  },
  runningTests: [],
  meetingOpen: 'no',
  attended: 'no',
  survey: { open: 'no', done: 'no' },
  certificate: { available: 'no', missing: ['pre-test', 'zoom-meeting', 'post-test'] },
}

/** One step of that participant, by a clock in Jakarta. */
export const stepAt = (name: StepName, change: Partial<Facts>, now: string): StepState =>
  stepsOf({ ...NOTHING_DONE, ...change }, { now: new Date(now), timeZone: WIB })[name]
