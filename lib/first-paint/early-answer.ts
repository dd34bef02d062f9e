import { observeServerTime } from '@/lib/browser/server-clock'
import { storage } from '@/lib/session/storage'

declare global {
  interface Window {
    /** Calls that the page began before its scripts: path below the API's base -> its answer, and when it came (ms of `performance.now`). */
    earlyAnswers?: Record<string, Promise<{ response: Response; at: number }>>
  }
}

/**
 * The answer to a GET that the page itself has begun (`start-page.ts`), once: whoever asks again
 * makes a call. Null where there is none, it is not good, or somebody has signed in meanwhile.
 */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const early = window.earlyAnswers?.[path]
  if (!early) return null
  delete window.earlyAnswers?.[path]
  if (storage.read('accessToken')) return null
  const came = await early.catch(() => null)
  if (!came?.response.ok) return null
  const { response, at } = came
  observeServerTime((name) => response.headers.get(name), at)
  return response
}
