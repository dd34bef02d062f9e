/** What was left of an attempt when the clocks of the device showed these times, all in ms. */
export type Deadline = {
  leftMs: number
  wall: number
  /** The monotonic clock of this page. */
  monotonic: number
  /** False when an earlier page has kept it. */
  isTold: boolean
}

/** The part of a deadline that outlives its page. */
export type KeptTime = Pick<Deadline, 'leftMs' | 'wall'>

/** What a page leaves of a deadline for the next one. */
export const keptTime = (deadline: Deadline): KeptTime => ({
  leftMs: timeLeft(deadline).leftMs,
  wall: Date.now(),
})

/** The clocks disagree by more only after a sleep or when the wall clock was set. */
const MAX_DRIFT_MS = 2000

/** The seconds that the server told, from now on (decision 50). */
export const toldDeadline = (remainingTimeSeconds: number): Deadline => ({
  leftMs: remainingTimeSeconds * 1000,
  wall: Date.now(),
  monotonic: performance.now(),
  isTold: true,
})

/** What an earlier page kept: at least the life of this one has passed since. */
export const recalledDeadline = ({ leftMs, wall }: KeptTime): Deadline => ({
  ...{ leftMs, wall, monotonic: 0 },
  isTold: false,
})

/**
 * What is left by the monotonic clock, which nobody can set. It stands still while the device sleeps and
 * begins anew with a page: then the longer of both clocks' times has passed, and that is not sure.
 */
export function timeLeft({ leftMs, wall, monotonic, isTold }: Deadline) {
  const passed = performance.now() - monotonic
  const byWall = Date.now() - wall
  const isSure = isTold && Math.abs(byWall - passed) <= MAX_DRIFT_MS
  return { leftMs: leftMs - (isSure ? passed : Math.max(passed, byWall)), isSure }
}
