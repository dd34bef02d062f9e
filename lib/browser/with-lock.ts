import { isAborted } from '@/lib/browser/is-aborted'

/**
 * Does work under a lock that the tabs of this browser share (Web Locks). Where there are no locks or the browser refuses them, as it
 * does while site data are blocked, the tabs share nothing else either, and the work is done without. So it is where a
 * wait has a limit (`AbortSignal.timeout`) that is over.
 *
 * @param work is told whether the lock is its own; only with `ifAvailable` it may be another tab's
 * @throws AbortError where the wait was given up or the lock was taken over by another tab; else what the work throws.
 */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  work: (isOwn: boolean) => Promise<T> | T,
): Promise<T> {
  if (!navigator.locks) return work(true)
  let isBegun = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isBegun = true
      return work(lock !== null)
    })
  } catch (error) {
    if (isBegun || isAborted(error)) throw error
    return work(true)
  }
}
