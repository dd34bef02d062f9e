import type { Choice, Ending, Kept, Stall, Standing } from '@/lib/answers/queue-state'
import type { AnswerOption } from '@/lib/entities/test'

/**
 * What became of one send: taken; this choice never will be; the attempt is closed; the test is not
 * this person's any more; it waits.
 */
export type Outcome = 'done' | 'refused' | 'over' | 'gone' | Stall

export type Sent = {
  outcome: Outcome
  /** The choice that stands; null where a server does not say. */
  stands: AnswerOption | null
  /** No word of the server's own says that it was not taken. */
  mayBeDone?: boolean
  /** The server's own words for a refusal. */
  reason?: string | null
}

/** Choices that the server did not take, told on the page of the result. */
export type Lost = { count: number; reason: string | null }

/** The device's memory of the choices; `keep` holds before the first send is tried. */
export type AnswerStore = {
  load: () => Promise<Kept[]>
  keep: (choice: Choice) => void
  /** The server has it, or will never take it. */
  settle: (choice: Choice, isRefused?: boolean) => void
  /** The attempt is over; what was lost with it is remembered. */
  clear: (lost: Lost) => void
}

/** Makes sure that one tab sends. `claim` takes the task over for the tab that is being used. */
export type SenderLock = {
  open: (onChange: (isSender: boolean) => void) => void
  claim: () => void
  close: () => void
}

/** What tabs with the same attempt tell each other. */
export type TabMessage =
  | { type: 'chosen'; choice: Choice }
  | { type: 'saved'; choice: Standing; savedAt: number }
  | { type: 'refused'; choice: Choice; reason: string | null }
  /** `isEndLost`: nobody knows whether the end that has gone out was taken. */
  | { type: 'waits'; stall: Stall | null; isEndLost?: boolean }
  | { type: 'over'; ending: Ending }

export type TabChannel = {
  open: (onMessage: (message: TabMessage) => void) => void
  post: (message: TabMessage) => void
  close: () => void
}

export type QueueDeps = {
  /** The server's time in ms. */
  now: () => number
  /** The server's time in ms, or earlier: what numbers the choices, never ahead of it. */
  stamp: () => number
  /** Runs something once after some ms; the result cancels it. */
  after: (ms: number, run: () => void) => () => void
  send: (choice: Choice, signal: AbortSignal) => Promise<Sent>
  end: (signal: AbortSignal) => Promise<Sent>
  store: AnswerStore
  lock: SenderLock
  channel: TabChannel
  /** 0 to 1, spreads the retries of many takers. */
  random: () => number
  /** Whether the tab is looked at. */
  isSeen: () => boolean
}
