import { type Attempt, attemptOf, namesOfAttempt } from '@/lib/answers/attempt'
import type { KeptTime } from '@/lib/answers/deadline'
import { serverNow } from '@/lib/browser/server-clock'
import { createShelf } from '@/lib/device/shelf'
import type { Id } from '@/lib/entities/identity'
import type { TestQuestion } from '@/lib/entities/test'

/** What a running test needs to go on without a line, after a reload too. */
export type RunningAttempt = {
  questions: TestQuestion[]
  /** The question on the screen, from 0. */
  index: number
  time: KeptTime
  /** Of the coaching, as its head shows it. */
  coachingCode: string
  /** When its time is over, in ms by the server's clock. */
  endsAt: number
  /** An end was asked for, and the server has not told since whether it was taken. */
  isEndUnknown: boolean
}

const shelf = createShelf<Partial<RunningAttempt>>('attempt', (old, added) => ({
  ...old,
  ...added,
}))

export const keepRunning = (attempt: Attempt, change: Partial<RunningAttempt>): void =>
  void shelf.keep(namesOfAttempt(attempt), change)

export const forgetRunning = (attempt: Attempt): void =>
  void shelf.drop(namesOfAttempt(attempt))

/** What this device knows of a running attempt; nothing where it was not begun here. */
export const readRunning = async (attempt: Attempt): Promise<Partial<RunningAttempt>> =>
  (await shelf.read(namesOfAttempt(attempt))) ?? {}

/** The attempt that this user has begun on this device and whose time is not over; else null. */
export async function runningAttemptOf(userId: Id): Promise<Attempt | null> {
  const kept = await shelf.listOf(userId)
  const running = kept.find(({ value }) => (value.endsAt ?? 0) > serverNow())
  return running ? attemptOf(userId, running.names) : null
}
