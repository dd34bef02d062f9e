/** Session storage throws where the browser forbids it or has no room left. */
function tolerant<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** What session storage did not take, for as long as the page is open. */
const held = new Map<string, string>()

/** What lasts as long as this tab, or as long as its page where the browser keeps nothing; nothing is thrown. */
export const tabStorage = {
  /** Null when there is nothing. */
  read: (key: string): string | null =>
    held.get(key) ?? tolerant(() => sessionStorage.getItem(key)),
  /** Null when there is nothing, or nothing readable. */
  readJson: (key: string): unknown =>
    tolerant(() => JSON.parse(tabStorage.read(key) ?? 'null')),
  /** @returns whether it outlives the page */
  keep(key: string, value: string): boolean {
    const isKept = tolerant(() => sessionStorage.setItem(key, value)) !== null
    if (isKept) held.delete(key)
    else held.set(key, value)
    return isKept
  },
  forget(key: string) {
    held.delete(key)
    tolerant(() => sessionStorage.removeItem(key))
  },
  keys: (): string[] => [
    ...(tolerant(() => Object.keys(sessionStorage)) ?? []),
    ...held.keys(),
  ],
}
