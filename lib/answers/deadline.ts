/** What was left of an attempt when the clocks of the device showed these times, all in ms. */
export type Deadline = {
  leftMs: number
  wall: number
  /** The monotonic clock of this page. */
  monotonic: number
  /** False when an earlier page has kept it, or the server's word was long under way. */
  isTold: boolean
}

/** What the clocks of the device show. */
type Clocks = Pick<Deadline, 'wall' | 'monotonic'>

/** The part of a deadline that outlives its page. */
export type KeptTime = Pick<Deadline, 'leftMs' | 'wall'>

/** What a page leaves of a deadline for the next one. */
export const keptTime = (deadline: Deadline): KeptTime => ({
  leftMs: timeLeft(deadline).leftMs,
  wall: Date.now(),
})

/** The clocks disagree by more only after a sleep or when the wall clock was set. */
const MAX_DRIFT_MS = 2000

/** An answer that was longer under way, or waited in a page that slept, may be as much too old. */
const MAX_UNDER_WAY_MS = 10_000

export const readClocks = (): Clocks => ({
  wall: Date.now(),
  monotonic: performance.now(),
})

/**
 * The seconds that the server told, from now on (decision 50). Where its word was long under way no more is left than from when it
 * was asked, and that is not sure.
 */
export function toldDeadline(remainingTimeSeconds: number, asked: Clocks): Deadline {
  const now = readClocks()
  const underWay = Math.max(now.wall - asked.wall, now.monotonic - asked.monotonic)
  const isTold = underWay <= MAX_UNDER_WAY_MS
  return { leftMs: remainingTimeSeconds * 1000, ...(isTold ? now : asked), isTold }
}

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
