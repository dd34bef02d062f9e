import type { Clock } from '../services/clock.ts'

export type MovableClock = Clock & {
  /** From now on it is this moment, and time runs on from there. */
  jumpTo: (moment: Date) => void
  /** Back to the time of the machine. */
  reset: () => void
}

export const movableClock = (): MovableClock => {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    jumpTo: (moment) => {
      ahead = moment.getTime() - Date.now()
    },
    reset: () => {
      ahead = 0
    },
  }
}
