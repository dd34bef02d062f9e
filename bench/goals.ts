/** What is measured, what was seen, and what it may be at most. */
type Goal = [what: string, seen: number, most: number]

/** Prints the goals that are missed. @returns the exit code: 1 where there is one */
export const missed = (goals: readonly Goal[]): 0 | 1 => {
  const beyond = goals.filter(([, seen, most]) => seen > most)
  for (const [what, seen, most] of beyond)
    console.error(`MISSED ${what}: ${seen}, at most ${most}`)
  return beyond.length > 0 ? 1 : 0
}
