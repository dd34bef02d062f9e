/** The five keys that the client keeps in local storage (§3, decision 4). */
export type StorageKey =
  | 'apiKey'
  | 'accessToken'
  | 'refreshToken'
  | 'user'
  | 'rememberedCoaching'

/** What the browser did not take, for as long as the page is open. */
const held = new Map<StorageKey, string>()

/** Local storage; where it is refused or full (private windows, cookies that are blocked) the page itself keeps what is written. */
export const storage = {
  read(key: StorageKey): string | null {
    try {
      return localStorage.getItem(key) ?? held.get(key) ?? null
    } catch {
      return held.get(key) ?? null
    }
  },
  write(key: StorageKey, value: string) {
    try {
      localStorage.setItem(key, value)
      held.delete(key)
    } catch {
      held.set(key, value)
    }
  },
  /** Whether what was written outlives the page. */
  isKept: (key: StorageKey): boolean => !held.has(key),
  remove(...keys: StorageKey[]) {
    for (const key of keys) {
      held.delete(key)
      try {
        localStorage.removeItem(key)
      } catch {
        // nothing was kept there
      }
    }
  },
  clear() {
    held.clear()
    try {
      localStorage.clear()
    } catch {
      // nothing was kept there
    }
  },
}
