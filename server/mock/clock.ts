import type { Clock } from '../services/clock.ts'

export type MovableClock = Clock & {
  /** From now on it is this moment, and time runs on from there. */
  jumpTo: (moment: Date) => void
  /** Back to the time of the machine. */
  reset: () => void
}

export const movableClock = (machine: () => number = Date.now): MovableClock => {
  let ahead = 0
  return {
    now: () => new Date(machine() + ahead),
    jumpTo: (moment) => {
      ahead = moment.getTime() - machine()
    },
    reset: () => {
      ahead = 0
    },
  }
}
