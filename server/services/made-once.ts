/** What is made when it is first asked for, and kept; where that fails, the next who asks has it made anew. */
export const madeOnce = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
