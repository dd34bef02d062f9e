import { storage } from '@/lib/session/storage'

/** §4 'Session', decision 68: answers still on their way get at most this long. */
const FLUSH_MS = 3000

type Farewell = {
  /** Sends unsent test answers within so many milliseconds; its failure does not keep anyone in. */
  flushAnswers: (timeoutMs: number) => Promise<unknown>
  /** Tells the server, without waiting. It still finds the tokens. */
  announce: () => void
  /** Leaves for `{base}`. */
  leave: () => void
}

/** 'Logout clears local storage and goes to {base}', after unsent answers were sent (decision 68). */
export async function logout({ flushAnswers, announce, leave }: Farewell): Promise<void> {
  await flushAnswers(FLUSH_MS).catch(() => {})
  announce()
  storage.clear()
  leave()
}
