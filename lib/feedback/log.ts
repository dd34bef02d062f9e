const { console: log } = globalThis

/** For failures that are 'only logged' (§8 'Certificate fetch failure'); nothing shows on the screen. */
export function logFailure(what: string, error: unknown): void {
  log.error(what, error)
}
