/**
 * The server's time as far as the client knows it. A phone's clock may be wrong by hours, so every
 * answer's `Date` header sets this clock; between answers it runs on by the monotonic clock.
 */
type Sync = { server: number; monotonic: number; wall: number }

let sync: Sync | null = null
const listeners = new Set<() => void>()

/** A correction that people would notice; smaller ones wait for the next tick. */
const NOTICEABLE_MS = 1500

/** Half of the header's one-second resolution, so that the error is at most half a second either way. */
const HEADER_ROUNDING_MS = 500

/** Takes over the time of an answer: its `Date` header; unreadable or missing ones are ignored. */
export function observeServerDate(header: string | null) {
  const stamp = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(stamp)) return
  const before = serverNow()
  sync = {
    server: stamp + HEADER_ROUNDING_MS,
    monotonic: performance.now(),
    wall: Date.now(),
  }
  if (Math.abs(serverNow() - before) < NOTICEABLE_MS) return
  for (const listener of listeners) listener()
}

/** Milliseconds since 1970 by the server's clock; the device's own until the first answer. */
export function serverNow(): number {
  if (!sync) return Date.now()
  const monotonic = performance.now() - sync.monotonic
  const wall = Date.now() - sync.wall
  // the monotonic clock stands still while a device sleeps; a wall clock set back is not trusted
  return sync.server + Math.max(monotonic, Math.min(wall, monotonic + MAX_SLEEP_MS))
}

const MAX_SLEEP_MS = 24 * 60 * 60 * 1000

/** Tells when an answer corrected the clock noticeably; returns how to stop listening. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
