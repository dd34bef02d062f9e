/** The five keys that the client keeps in local storage (§3, decision 4). */
export const STORAGE_KEYS = {
  apiKey: 'apiKey',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
  rememberedCoaching: 'rememberedCoaching',
} as const

export type StorageKey = keyof typeof STORAGE_KEYS

/** Local storage that may be missing or full (private windows): reading gives null, writing is dropped. */
export const storage = {
  read(key: StorageKey): string | null {
    try {
      return localStorage.getItem(STORAGE_KEYS[key])
    } catch {
      return null
    }
  },
  write(key: StorageKey, value: string) {
    try {
      localStorage.setItem(STORAGE_KEYS[key], value)
    } catch {
      // the session then lives only as long as the page
    }
  },
  remove(...keys: StorageKey[]) {
    for (const key of keys) {
      try {
        localStorage.removeItem(STORAGE_KEYS[key])
      } catch {
        return
      }
    }
  },
  clear() {
    try {
      localStorage.clear()
    } catch {
      return
    }
  },
}
