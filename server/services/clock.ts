/** The server's only source of "now"; tests and the mock set their own. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export const fixedClock = (start: Date): Clock & { set: (to: Date) => void } => {
  let current = start
  return {
    now: () => new Date(current),
    set: (to) => {
      current = to
    },
  }
}
