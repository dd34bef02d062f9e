import { atom, getDefaultStore } from 'jotai'

/** True from a failed token renewal until the user goes to the login page (§4 Session). */
export const sessionExpiredAtom = atom(false)

/** Raises the session-expired modal over whatever is on the screen. */
export function markSessionExpired() {
  getDefaultStore().set(sessionExpiredAtom, true)
}

/** Takes the modal away: its Login button was used, or somebody logged in. */
export function clearSessionExpired() {
  getDefaultStore().set(sessionExpiredAtom, false)
}
