import { atom, getDefaultStore } from 'jotai'

/** Why a session ended by itself: its renewal was refused, or its account is there no more. */
export type SessionEnd = 'expired' | 'erased'

/** Set from the end of a session until the user has gone on from there (§4 Session). */
export const sessionEndAtom = atom<SessionEnd | null>(null)

/** Raises the window that says so over whatever is on the screen; what was said first stays. */
export function markSessionEnd(end: SessionEnd) {
  getDefaultStore().set(sessionEndAtom, (said) => said ?? end)
}

/** Takes the window away: its button was used, or somebody logged in. */
export function clearSessionEnd() {
  getDefaultStore().set(sessionEndAtom, null)
}
