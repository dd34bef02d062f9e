/** Session storage throws where the browser forbids it or has no room left. */
function tolerant<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** What lasts as long as this tab. Nothing is thrown: whoever keeps something here can do without it. */
export const tabStorage = {
  /** Null when there is nothing. */
  read: (key: string): string | null => tolerant(() => sessionStorage.getItem(key)),
  /** Null when there is nothing, or nothing readable. */
  readJson: (key: string): unknown =>
    tolerant(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')),
  /** @returns whether it is kept */
  keep: (key: string, value: string): boolean =>
    tolerant(() => sessionStorage.setItem(key, value)) !== null,
  forget(key: string) {
    tolerant(() => sessionStorage.removeItem(key))
  },
  keys: (): string[] => tolerant(() => Object.keys(sessionStorage)) ?? [],
}
