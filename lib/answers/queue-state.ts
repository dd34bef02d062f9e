import type { Id } from '@/lib/entities/identity'
import type { AnswerOption } from '@/lib/entities/test'

/** One choice on its way. `seq` rises with every choice of an attempt: the highest one counts. */
export type Choice = { questionId: Id; answer: AnswerOption; seq: number }

/** The choice that stands for a question, under the number of this device's own one. */
export type Standing = Choice & {
  /** Chosen on another device, and not yet taken note of here. */
  isElsewhere: boolean
}

/** A choice as the device remembers it: kept after it was sent too, so that order is known. */
export type Kept = Choice & { isSent: boolean; isRefused?: boolean }

type Entry = Standing & {
  status: 'unsent' | 'saved' | 'refused'
  /** When the server confirmed it, in ms; null for what was restored. */
  savedAt: number | null
}

/** Why nothing is taken any more. */
export type Ending = {
  /** The test is not this person's any more: its coaching was deleted, or the participation ended. */
  isGone: boolean
  /** The server's own words; null where the attempt is simply over. */
  reason: string | null
}

/** Why the last try brought nothing: no answer came, the server cannot take it now, nobody is signed in who may send. */
export type Stall = 'line' | 'server' | 'login'

/** What is chosen and how much of it the server has. Changed only by the functions below. */
export type QueueState = {
  readonly lastSeq: number
  readonly entries: ReadonlyMap<Id, Entry>
  /** What the unsent waits for; null while it is on its way. */
  readonly stall: Stall | null
  readonly isEndRequested: boolean
  /** The last end that has gone out where the server has not told since whether it was taken; else null. */
  readonly lostEnd: symbol | null
  /** The attempt has ended or its time is over: nothing is taken any more. */
  readonly isOver: boolean
  readonly isGone: boolean
  /** Why a choice or all that is left was refused, in the server's words. */
  readonly reason: string | null
}

export const EMPTY_QUEUE: QueueState = {
  lastSeq: 0,
  entries: new Map(),
  stall: null,
  isEndRequested: false,
  lostEnd: null,
  isOver: false,
  isGone: false,
  reason: null,
}

const unsent = (choice: Choice): Entry => ({
  ...choice,
  isElsewhere: false,
  status: 'unsent',
  savedAt: null,
})

const withEntry = (state: QueueState, entry: Entry): QueueState => ({
  ...state,
  lastSeq: Math.max(state.lastSeq, entry.seq),
  entries: new Map(state.entries).set(entry.questionId, entry),
})

/** Where nothing waits, what comes now is on its way, whatever an end has met. */
export const unlessWaiting = (state: QueueState): QueueState =>
  unsentChoices(state).length === 0 ? stalled(state, null) : state

/**
 * Takes a choice over. Its number is the server's time as far as it is surely past, so that devices
 * and lost storage agree.
 */
export function chosen(
  state: QueueState,
  { questionId, answer }: Omit<Choice, 'seq'>,
  stamp: number,
): QueueState {
  const seq = Math.max(state.lastSeq + 1, Math.floor(stamp))
  return withEntry(unlessWaiting(state), unsent({ questionId, answer, seq }))
}

/** Adds unsent choices made on this device, perhaps in another tab. Newer ones win. */
export const adopted = (state: QueueState, choices: readonly Choice[]): QueueState =>
  choices
    .filter(({ questionId, seq }) => seq > (state.entries.get(questionId)?.seq ?? -1))
    .reduce<QueueState>((next, choice) => withEntry(next, unsent(choice)), state)

const choiceOf = ({ questionId, answer, seq }: Kept): Choice => ({
  questionId,
  answer,
  seq,
})

/** A sent choice of this device; what the server told of at `start` (number 0) is as new or newer. */
function known(state: QueueState, kept: Kept): QueueState {
  const choice = choiceOf(kept)
  const entry = state.entries.get(choice.questionId)
  if (entry && entry.seq >= choice.seq) return state
  if (entry?.seq === 0) return withEntry(state, { ...entry, seq: choice.seq })
  const status = kept.isRefused ? 'refused' : 'saved'
  return withEntry(state, { ...unsent(choice), status })
}

/** Adds what the device remembers of the attempt. */
export const loaded = (state: QueueState, kept: readonly Kept[]): QueueState =>
  kept.reduce<QueueState>(
    (next, one) => (one.isSent ? known(next, one) : adopted(next, [choiceOf(one)])),
    state,
  )

/** Told by states, not by times: two things happen within one millisecond. */
function isConfirmedSince({ questionId, seq, savedAt }: Entry, asked: QueueState) {
  const then = asked.entries.get(questionId)
  return savedAt !== null && (then?.savedAt !== savedAt || then.seq !== seq)
}

/**
 * Takes over the answers that the server has. What is unsent here stays; so does what was confirmed
 * since they were asked for, which the server's list may lack. One that this tab showed otherwise was
 * chosen on another device.
 * @param asked the state in which they were asked for
 */
export const restored = (
  state: QueueState,
  answers: readonly Omit<Choice, 'seq'>[],
  asked: QueueState,
): QueueState =>
  answers
    .filter(({ questionId }) => {
      const entry = state.entries.get(questionId)
      return !entry || (entry.status !== 'unsent' && !isConfirmedSince(entry, asked))
    })
    .reduce<QueueState>((next, answer) => {
      const entry = next.entries.get(answer.questionId)
      if (entry?.status === 'saved' && entry.answer === answer.answer) return next
      const choice = { ...answer, seq: entry?.seq ?? 0 }
      const isElsewhere = entry?.status === 'saved'
      return withEntry(next, { ...unsent(choice), isElsewhere, status: 'saved' })
    }, state)

/** The server has answered a choice with the standing one; a newer one from here stays unsent. */
export function confirmed(
  state: QueueState,
  choice: Standing,
  savedAt: number,
): QueueState {
  const isCurrent = state.entries.get(choice.questionId)?.seq === choice.seq
  const next = isCurrent ? withEntry(state, { ...choice, status: 'saved', savedAt }) : state
  return { ...next, stall: null, lostEnd: null }
}

/** The server will never take this choice. */
export function refused(
  state: QueueState,
  choice: Choice,
  reason: string | null = null,
): QueueState {
  const isCurrent = state.entries.get(choice.questionId)?.seq === choice.seq
  const next = isCurrent
    ? withEntry(state, { ...unsent(choice), status: 'refused' })
    : state
  return { ...next, reason, stall: null }
}

/** The attempt is closed: what is unsent is lost and said to be. */
export const over = (
  state: QueueState,
  { isGone, reason }: Ending = { isGone: false, reason: null },
): QueueState => ({
  ...unsentChoices(state).reduce((next, choice) => refused(next, choice, reason), state),
  reason: reason ?? state.reason,
  isGone,
  isOver: true,
  isEndRequested: false,
  stall: null,
})

export const stalled = (state: QueueState, stall: Stall | null): QueueState =>
  state.stall === stall ? state : { ...state, stall }

export const endRequested = (state: QueueState, isEndRequested: boolean): QueueState => ({
  ...state,
  isEndRequested: isEndRequested && !state.isOver,
})

/** An end may have been taken: no word of the server's own says that it was not. */
export const endLost = (state: QueueState): QueueState => ({ ...state, lostEnd: Symbol() })

/** The server says that the attempt runs: no end that was lost before it was asked has been taken. */
export const running = (state: QueueState, asked: QueueState): QueueState =>
  state.lostEnd === asked.lostEnd ? { ...state, lostEnd: null } : state

/** Whether an end may have been taken, or may be by the time a page that goes now is opened anew. */
export const mayHaveEnded = ({
  isEndRequested,
  lostEnd,
}: Pick<QueueState, 'isEndRequested' | 'lostEnd'>) => isEndRequested || lostEnd !== null

/** What the server does not have yet, in the order in which it was chosen. */
export const unsentChoices = (state: QueueState): Choice[] =>
  [...state.entries.values()]
    .filter(({ status }) => status === 'unsent')
    .sort((a, b) => a.seq - b.seq)

/** The participant has read what was chosen on another device. */
export const acknowledged = (state: QueueState): QueueState =>
  [...state.entries.values()]
    .filter(({ isElsewhere }) => isElsewhere)
    .reduce((next, entry) => withEntry(next, { ...entry, isElsewhere: false }), state)

/** What is to be sent next: the oldest choice, and the end only after all of them. */
export function nextTask(state: QueueState): Choice | 'end' | null {
  if (state.isOver) return null
  return unsentChoices(state)[0] ?? (state.isEndRequested ? 'end' : null)
}

export type SaveState = 'saving' | Stall | 'saved' | 'refused'

/** How far the answer of one question is; null while it has none. */
export function saveState(state: QueueState, questionId: Id): SaveState | null {
  const status = state.entries.get(questionId)?.status ?? null
  if (status !== 'unsent') return status
  return state.stall ?? 'saving'
}

/** The whole attempt in numbers. `savedAt` is the last confirmation in ms. */
export function saveTotals(state: QueueState) {
  const entries = [...state.entries.values()]
  const count = (status: Entry['status']) =>
    entries.filter((entry) => entry.status === status).length
  return {
    unsent: count('unsent'),
    refused: count('refused'),
    saved: count('saved'),
    savedAt: Math.max(0, ...entries.map((entry) => entry.savedAt ?? 0)) || null,
  }
}
