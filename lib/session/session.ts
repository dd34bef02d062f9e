import { atom, getDefaultStore } from 'jotai'
import type { Role, User } from '@/lib/entities/user'
import { storage } from '@/lib/session/storage'
import { roleOfToken } from '@/lib/session/token'

export type Session = { role: Role | null; user: User | null }

function readUser(): User | null {
  try {
    const user: unknown = JSON.parse(storage.read('user') ?? 'null')
    return user && typeof user === 'object' ? (user as User) : null
  } catch {
    return null
  }
}

/** What local storage says now. Without an access token the stored user is cleared (§4 'Session'). */
function readSession({ clears }: { clears: boolean }): Session {
  const accessToken = storage.read('accessToken')
  if (!accessToken) {
    if (clears) storage.remove('user')
    return { role: null, user: null }
  }
  return { role: roleOfToken(accessToken), user: readUser() }
}

/** The session as components read it. */
export const sessionAtom = atom<Session>(readSession({ clears: true }))

/**
 * Reads the session from storage again: after every change, and when another page changed
 * it. That one may be in the midst of a login, with its tokens still to be written: what it wrote
 * is not cleared from here.
 */
export function refreshSession(elsewhere?: Event) {
  getDefaultStore().set(sessionAtom, readSession({ clears: elsewhere === undefined }))
}

/** A page that comes back as it was left has heard nothing of who has logged in or out meanwhile. */
function whenBack(event: PageTransitionEvent) {
  if (event.persisted) refreshSession(event)
}

/** Keeps the session in step with storage, also when another tab logs in or out; returns how to stop. */
export function followSession(): () => void {
  const read = readSession({ clears: true })
  const isKnown =
    JSON.stringify(read) === JSON.stringify(getDefaultStore().get(sessionAtom))
  if (!isKnown) getDefaultStore().set(sessionAtom, read)
  window.addEventListener('storage', refreshSession)
  window.addEventListener('pageshow', whenBack)
  return () => {
    window.removeEventListener('storage', refreshSession)
    window.removeEventListener('pageshow', whenBack)
  }
}

/** Who is signed in, outside of components. */
export const sessionUser = (): User | null =>
  storage.read('accessToken') ? readUser() : null

/** Keeps the tokens of a login or a renewal. */
export function storeTokens(accessToken: string, refreshToken: string) {
  storage.write('accessToken', accessToken)
  storage.write('refreshToken', refreshToken)
  refreshSession()
}

/** Begins a session: nobody ever sees the new tokens beside the account that was there before. */
export function storeLogin(tokens: { access: string; refresh: string }, user: User) {
  storage.write('user', JSON.stringify(user))
  storeTokens(tokens.access, tokens.refresh)
}

/** Keeps the account's data under the one key 'user'. */
export function storeUser(user: User) {
  storage.write('user', JSON.stringify(user))
  refreshSession()
}

/** What the session-expired modal's Login clears: tokens, user data and the api key (§2). */
export function clearCredentials() {
  storage.remove('accessToken', 'refreshToken', 'user', 'apiKey')
  refreshSession()
}

/** What logout clears: all of local storage (§4 'Session'). */
export function clearEverything() {
  storage.clear()
  refreshSession()
}

/** Remembers the coaching a visitor wanted to join, through login or registration (§4). */
export const rememberCoaching = (id: string) => storage.write('rememberedCoaching', id)

/** The remembered coaching without using it up, e.g. to name it on the login page. */
export const peekRememberedCoaching = () => storage.read('rememberedCoaching')

/** The remembered coaching, which is forgotten by being taken (decision 4). */
export function takeRememberedCoaching(): string | null {
  const id = storage.read('rememberedCoaching')
  storage.remove('rememberedCoaching')
  return id
}
