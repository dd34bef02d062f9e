import type { Instant } from '../../entities/identity.ts'

export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** §9 'It shows zeros once past or when no start time exists.' */
export const countdown = (start: Instant | null, now: Date): Countdown => {
  const left = start === null ? 0 : new Date(start).getTime() - now.getTime()
  // Rounded up, so that zero is shown exactly when the start is reached.
  const total = Math.max(0, Math.ceil(left / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
