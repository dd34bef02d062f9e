/** Session storage throws where the browser forbids it or has no room left. */
function tolerant<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * The last words of a page, in the tab's session storage, until the database has them: that writes at
 * once, while Chromium takes back what a database began to write when the page went.
 */
export const mirror = {
  /** Undefined when there is nothing, or nothing readable. */
  read: (key: string): unknown =>
    tolerant(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined,
  /** Gives back what was written, for `settle`. */
  write(key: string, value: unknown): string {
    const text = JSON.stringify(value)
    tolerant(() => sessionStorage.setItem(key, text))
    return text
  },
  /** The database has this text; a newer one stays. */
  settle(key: string, text: string) {
    if (tolerant(() => sessionStorage.getItem(key)) === text) mirror.drop(key)
  },
  drop(key: string) {
    tolerant(() => sessionStorage.removeItem(key))
  },
  keys: (prefix: string): string[] =>
    tolerant(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) ??
    [],
}
