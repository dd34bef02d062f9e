/** What orders a choice: its client's number, the login it came by, and its arrival here. */
export type Ordered = {
  /** `X-Answer-Seq`: rises on one device; ours is the server's time in ms as that device knows it. */
  seq: number | null
  /** Null for rows of a build that did not keep it. */
  sessionId: string | null
  receivedAt: Date
}

/** How far a number may lie ahead of its arrival before its device's clock counts as wrong. */
const TRUSTED_AHEAD_MS = 60_000

const arrivalOf = ({ receivedAt }: Ordered) => receivedAt.getTime()

/** The moment of a choice, never ahead of this server's time: a clock that is, tells nothing. */
const momentOf = (choice: Ordered) =>
  Math.min(choice.seq ?? Number.POSITIVE_INFINITY, arrivalOf(choice))

const isAhead = (choice: Ordered, byMs: number) =>
  choice.seq !== null && choice.seq > arrivalOf(choice) + byMs

/** Numbers of one login come from one device; not when its clock or its memory was lost meanwhile. */
const isSameSequence = (next: Ordered, standing: Ordered) =>
  next.sessionId === standing.sessionId &&
  !(isAhead(standing, TRUSTED_AHEAD_MS) && !isAhead(next, 0))

/**
 * Whether a choice takes the place of the standing one. On one device its own numbers decide, so
 * that nothing delivered late or twice undoes a later choice; between devices the moment does, by
 * this server's time. A choice without a number counts from its arrival (decision 49).
 */
export const replaces = (next: Ordered, standing: Ordered): boolean => {
  if (next.seq === null) return true
  if (standing.seq !== null && isSameSequence(next, standing)) {
    return next.seq > standing.seq
  }
  const [moment, before] = [momentOf(next), momentOf(standing)]
  return moment > before || (moment === before && standing.seq !== before)
}
