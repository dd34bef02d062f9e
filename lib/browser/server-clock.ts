/**
 * The server's time as far as the client knows it. A phone's clock may be wrong by hours, so every
 * answer sets this clock; between answers it runs on by the monotonic clock.
 */
type Sync = { server: number; monotonic: number; wall: number }

let sync: Sync | null = null
const listeners = new Set<() => void>()

/** A correction that people would notice; smaller ones wait for the next tick. */
const NOTICEABLE_MS = 1500

/** Half of the header's one-second resolution, so that the error is at most half a second either way. */
const HEADER_ROUNDING_MS = 500

/** A moment of the server that is surely past: told by it, and run on by the monotonic clock alone. */
let past = { server: 0, monotonic: 0 }

let tell = () => {}
/** Resolves with the first answer that tells the server's time. */
export const serverTold = new Promise<void>((resolve) => {
  tell = resolve
})

type ReadHeader = (name: string) => string | null

/**
 * Takes over the time of an answer: the milliseconds that our server tells, or the whole second of
 * any server's `Date`. Unreadable or missing headers are ignored.
 *
 * @param came when the answer came, in ms of `performance.now`
 */
export function observeServerTime(header: ReadHeader, came = performance.now()) {
  const exact = Number.parseInt(header('x-server-time') ?? '', 10)
  const stamp = Number.isNaN(exact) ? Date.parse(header('date') ?? '') : exact
  if (Number.isNaN(stamp)) return
  const before = serverNow()
  const waited = performance.now() - came
  if (stamp + waited > serverAtLeast()) past = { server: stamp, monotonic: came }
  const server = stamp === exact ? stamp : stamp + HEADER_ROUNDING_MS
  sync = { server, monotonic: came, wall: Date.now() - waited }
  tell()
  if (Math.abs(serverNow() - before) < NOTICEABLE_MS) return
  for (const listener of listeners) listener()
}

/**
 * Takes over the time of the answer that brought this page, where our server has told it. Not of a page that the browser has
 * kept, for days perhaps: nothing was transferred for it.
 */
export function observePageTime() {
  const pages = performance.getEntriesByType?.('navigation') ?? []
  const [page] = pages as PerformanceNavigationTiming[]
  if (!page?.transferSize) return
  const told = page.serverTiming?.find(({ name }) => name === 'now')
  observeServerTime(
    (name) => (name === 'x-server-time' && told ? told.description : null),
    page.responseStart,
  )
}

/**
 * The server's time, or earlier, in ms; 0 before its first answer. No clock that can be set takes
 * part, so that what is numbered by it never lies ahead; after a sleep it is behind until the next
 * answer.
 */
export const serverAtLeast = (): number =>
  past.server && past.server + performance.now() - past.monotonic

/** Milliseconds since 1970 by the server's clock; the device's own until the first answer. */
export function serverNow(): number {
  if (!sync) return Date.now()
  const monotonic = performance.now() - sync.monotonic
  const wall = Date.now() - sync.wall
  // the monotonic clock stands still while a device sleeps; a wall clock set back is not trusted
  return sync.server + Math.max(monotonic, Math.min(wall, monotonic + MAX_SLEEP_MS))
}

const MAX_SLEEP_MS = 24 * 60 * 60 * 1000
const MAX_DOUBT_MS = 60_000

/** Whether the device has slept since the last answer, or its clock was set ahead: which of both only the server knows. */
export const isClockDoubtful = (): boolean =>
  sync !== null &&
  Date.now() - sync.wall - (performance.now() - sync.monotonic) > MAX_DOUBT_MS

/** Tells when an answer corrected the clock noticeably; returns how to stop listening. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
